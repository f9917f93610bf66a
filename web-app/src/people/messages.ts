import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const ownTexts = catalogue('own', english, { ar: () => import('./messages.ar') })
