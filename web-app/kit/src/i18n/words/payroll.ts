import english from '@workledger/contracts/payroll/words/en'
import { recordTexts } from '../record-words'

export const payrollWords = recordTexts('payroll', english, {
  ar: () => import('@workledger/contracts/payroll/words/ar'),
})
