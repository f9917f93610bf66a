import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const recurringTexts = catalogue('console-recurring-invoices', english, {
  ar: () => import('./messages.ar'),
})
