import english from '@workledger/contracts/expenses/words/en'
import { recordTexts } from '../record-words'

export const expensesWords = recordTexts('expenses', english, {
  ar: () => import('@workledger/contracts/expenses/words/ar'),
})
