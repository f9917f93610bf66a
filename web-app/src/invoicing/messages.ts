import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const invoicingTexts = catalogue('invoicing', english, { ar: () => import('./messages.ar') })
