import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const attendanceTexts = catalogue('attendance', english, {
  ar: () => import('./messages.ar'),
})
