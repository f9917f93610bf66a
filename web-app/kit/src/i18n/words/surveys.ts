import english from '@workledger/contracts/surveys/words/en'
import { recordTexts } from '../record-words'

export const surveysWords = recordTexts('surveys', english, {
  zh: () => import('@workledger/contracts/surveys/words/zh'),
  es: () => import('@workledger/contracts/surveys/words/es'),
  fr: () => import('@workledger/contracts/surveys/words/fr'),
  it: () => import('@workledger/contracts/surveys/words/it'),
  ar: () => import('@workledger/contracts/surveys/words/ar'),
})
