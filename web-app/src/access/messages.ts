import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const accessTexts = catalogue('access', english, { ar: () => import('./messages.ar') })
