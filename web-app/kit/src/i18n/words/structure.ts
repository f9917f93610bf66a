import english from '@workledger/contracts/structure/words/en'
import { recordTexts } from '../record-words'

export const structureWords = recordTexts('structure', english, {
  zh: () => import('@workledger/contracts/structure/words/zh'),
  es: () => import('@workledger/contracts/structure/words/es'),
  fr: () => import('@workledger/contracts/structure/words/fr'),
  it: () => import('@workledger/contracts/structure/words/it'),
  ar: () => import('@workledger/contracts/structure/words/ar'),
})
