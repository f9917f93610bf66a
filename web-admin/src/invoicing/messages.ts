import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const invoicingTexts = catalogue('console-invoicing', english, {
  ar: () => import('./messages.ar'),
})
