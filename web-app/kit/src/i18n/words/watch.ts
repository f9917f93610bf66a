import english from '@workledger/contracts/watch/words/en'
import { recordTexts } from '../record-words'

export const watchWords = recordTexts('watch', english, {
  zh: () => import('@workledger/contracts/watch/words/zh'),
  es: () => import('@workledger/contracts/watch/words/es'),
  fr: () => import('@workledger/contracts/watch/words/fr'),
  it: () => import('@workledger/contracts/watch/words/it'),
  ar: () => import('@workledger/contracts/watch/words/ar'),
})
