import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const remindersTexts = catalogue('console-invoice-reminders', english, {
  ar: () => import('./messages.ar'),
})
