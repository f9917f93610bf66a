import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const payrollTexts = catalogue('payroll', english, { ar: () => import('./messages.ar') })
