import english from '@workledger/contracts/privacy/words/en'
import { recordTexts } from '../record-words'

export const privacyWords = recordTexts('privacy', english, {
  ar: () => import('@workledger/contracts/privacy/words/ar'),
})
