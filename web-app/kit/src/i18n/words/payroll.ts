import english from '@workledger/contracts/payroll/words/en'
import { recordTexts } from '../record-words'

export const payrollWords = recordTexts('payroll', english, {
  zh: () => import('@workledger/contracts/payroll/words/zh'),
  es: () => import('@workledger/contracts/payroll/words/es'),
  fr: () => import('@workledger/contracts/payroll/words/fr'),
  it: () => import('@workledger/contracts/payroll/words/it'),
  ar: () => import('@workledger/contracts/payroll/words/ar'),
})
