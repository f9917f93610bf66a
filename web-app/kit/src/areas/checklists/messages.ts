import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const sharedChecklistTexts = catalogue('shared-checklists', english, {
  ar: () => import('./messages.ar'),
})
