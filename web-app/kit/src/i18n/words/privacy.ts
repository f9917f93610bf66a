import english from '@workledger/contracts/privacy/words/en'
import { recordTexts } from '../record-words'

export const privacyWords = recordTexts('privacy', english, {
  zh: () => import('@workledger/contracts/privacy/words/zh'),
  es: () => import('@workledger/contracts/privacy/words/es'),
  fr: () => import('@workledger/contracts/privacy/words/fr'),
  it: () => import('@workledger/contracts/privacy/words/it'),
  ar: () => import('@workledger/contracts/privacy/words/ar'),
})
