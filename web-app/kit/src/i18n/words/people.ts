import english from '@workledger/contracts/people/words/en'
import { recordTexts } from '../record-words'

export const peopleWords = recordTexts('people', english, {
  ar: () => import('@workledger/contracts/people/words/ar'),
})
