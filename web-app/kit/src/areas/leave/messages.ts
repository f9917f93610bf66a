import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const sharedLeaveTexts = catalogue('shared-leave', english, {
  ar: () => import('./messages.ar'),
})
