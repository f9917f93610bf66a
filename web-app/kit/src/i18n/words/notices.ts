import english from '@workledger/contracts/notices/words/en'
import { recordTexts } from '../record-words'

export const noticesWords = recordTexts('notices', english, {
  zh: () => import('@workledger/contracts/notices/words/zh'),
  es: () => import('@workledger/contracts/notices/words/es'),
  fr: () => import('@workledger/contracts/notices/words/fr'),
  it: () => import('@workledger/contracts/notices/words/it'),
  ar: () => import('@workledger/contracts/notices/words/ar'),
})
