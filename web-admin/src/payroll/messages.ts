import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const payrollTexts = catalogue('console-payroll', english, { ar: () => import('./messages.ar') })
