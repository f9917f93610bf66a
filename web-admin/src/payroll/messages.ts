import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const payrollTexts = catalogue('console-payroll', english, {
  ar: () => import('./messages.ar'),
})
