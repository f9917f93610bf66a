import english from '@workledger/contracts/payments/words/en'
import { recordTexts } from '../record-words'

export const paymentsWords = recordTexts('payments', english, {
  zh: () => import('@workledger/contracts/payments/words/zh'),
  es: () => import('@workledger/contracts/payments/words/es'),
  fr: () => import('@workledger/contracts/payments/words/fr'),
  it: () => import('@workledger/contracts/payments/words/it'),
  ar: () => import('@workledger/contracts/payments/words/ar'),
})
