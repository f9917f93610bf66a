import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const sharedExpenseTexts = catalogue('shared-expenses', english, {
  ar: () => import('./messages.ar'),
})
