import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const attendanceReportTexts = catalogue('attendanceReport', english, {
  ar: () => import('./messages.ar'),
})
