import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const ownChecklistTexts = catalogue('own-checklists', english, {
  ar: () => import('./messages.ar'),
})
