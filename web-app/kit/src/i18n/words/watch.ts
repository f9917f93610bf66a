import english from '@workledger/contracts/watch/words/en'
import { recordTexts } from '../record-words'

export const watchWords = recordTexts('watch', english, {
  ar: () => import('@workledger/contracts/watch/words/ar'),
})
