import english from '@workledger/contracts/recruiting/words/en'
import { recordTexts } from '../record-words'

export const recruitingWords = recordTexts('recruiting', english, {
  zh: () => import('@workledger/contracts/recruiting/words/zh'),
  es: () => import('@workledger/contracts/recruiting/words/es'),
  fr: () => import('@workledger/contracts/recruiting/words/fr'),
  it: () => import('@workledger/contracts/recruiting/words/it'),
  ar: () => import('@workledger/contracts/recruiting/words/ar'),
})
