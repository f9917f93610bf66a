import { catalogue } from '../../kit/i18n'
import english from './messages.en'

export const attendanceReportTexts = catalogue('attendanceReport', english, { ar: () => import('./messages.ar') })
