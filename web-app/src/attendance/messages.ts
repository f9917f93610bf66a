import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const attendanceTexts = catalogue('attendance', english, { ar: () => import('./messages.ar') })
