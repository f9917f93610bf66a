import english from '@workledger/contracts/documents/words/en'
import { recordTexts } from '../record-words'

export const documentsWords = recordTexts('documents', english, {
  ar: () => import('@workledger/contracts/documents/words/ar'),
})
