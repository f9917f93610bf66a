import english from '@workledger/contracts/surveys/words/en'
import { recordTexts } from '../record-words'

export const surveysWords = recordTexts('surveys', english, {
  ar: () => import('@workledger/contracts/surveys/words/ar'),
})
