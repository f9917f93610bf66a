import english from '@workledger/contracts/structure/words/en'
import { recordTexts } from '../record-words'

export const structureWords = recordTexts('structure', english, {
  ar: () => import('@workledger/contracts/structure/words/ar'),
})
