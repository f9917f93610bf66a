import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const invoicingTexts = catalogue('console-invoicing', english, { ar: () => import('./messages.ar') })
