import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const contractTexts = catalogue('contract', english, { ar: () => import('./messages.ar') })
