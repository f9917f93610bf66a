import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const bankTexts = catalogue('bank-account', english, { ar: () => import('./messages.ar') })
