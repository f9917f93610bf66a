import english from '@workledger/contracts/recruiting/words/en'
import { recordTexts } from '../record-words'

export const recruitingWords = recordTexts('recruiting', english, {
  ar: () => import('@workledger/contracts/recruiting/words/ar'),
})
