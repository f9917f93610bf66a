import english from '@workledger/contracts/people/words/en'
import { recordTexts } from '../record-words'

export const peopleWords = recordTexts('people', english, {
  zh: () => import('@workledger/contracts/people/words/zh'),
  es: () => import('@workledger/contracts/people/words/es'),
  fr: () => import('@workledger/contracts/people/words/fr'),
  it: () => import('@workledger/contracts/people/words/it'),
  ar: () => import('@workledger/contracts/people/words/ar'),
})
