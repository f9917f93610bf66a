import english from '@workledger/contracts/payments/words/en'
import { recordTexts } from '../record-words'

export const paymentsWords = recordTexts('payments', english, {
  ar: () => import('@workledger/contracts/payments/words/ar'),
})
