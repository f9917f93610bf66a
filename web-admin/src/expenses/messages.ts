import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const expenseTexts = catalogue('console-expenses', english, {
  ar: () => import('./messages.ar'),
})
