import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const sharedAttendanceTexts = catalogue('shared-attendance', english, {
  ar: () => import('./messages.ar'),
})
