import english from '@workledger/contracts/employment/words/en'
import { recordTexts } from '../record-words'

export const employmentWords = recordTexts('employment', english, {
  ar: () => import('@workledger/contracts/employment/words/ar'),
})
