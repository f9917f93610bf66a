import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const eInvoiceTexts = catalogue('einvoice', english, { ar: () => import('./messages.ar') })
