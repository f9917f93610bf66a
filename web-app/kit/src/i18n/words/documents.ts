import english from '@workledger/contracts/documents/words/en'
import { recordTexts } from '../record-words'

export const documentsWords = recordTexts('documents', english, {
  zh: () => import('@workledger/contracts/documents/words/zh'),
  es: () => import('@workledger/contracts/documents/words/es'),
  fr: () => import('@workledger/contracts/documents/words/fr'),
  it: () => import('@workledger/contracts/documents/words/it'),
  ar: () => import('@workledger/contracts/documents/words/ar'),
})
