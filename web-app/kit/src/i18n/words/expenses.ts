import english from '@workledger/contracts/expenses/words/en'
import { recordTexts } from '../record-words'

export const expensesWords = recordTexts('expenses', english, {
  zh: () => import('@workledger/contracts/expenses/words/zh'),
  es: () => import('@workledger/contracts/expenses/words/es'),
  fr: () => import('@workledger/contracts/expenses/words/fr'),
  it: () => import('@workledger/contracts/expenses/words/it'),
  ar: () => import('@workledger/contracts/expenses/words/ar'),
})
