import english from '@workledger/contracts/employment/words/en'
import { recordTexts } from '../record-words'

export const employmentWords = recordTexts('employment', english, {
  zh: () => import('@workledger/contracts/employment/words/zh'),
  es: () => import('@workledger/contracts/employment/words/es'),
  fr: () => import('@workledger/contracts/employment/words/fr'),
  it: () => import('@workledger/contracts/employment/words/it'),
  ar: () => import('@workledger/contracts/employment/words/ar'),
})
