import { catalogue } from '../../../i18n/i18n'
import english from './messages.en'

export const payslipTexts = catalogue('own-payslip', english, { ar: () => import('./messages.ar') })
