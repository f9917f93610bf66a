import english from '@workledger/contracts/time-tracking/words/en'
import { recordTexts } from '../record-words'

export const timeTrackingWords = recordTexts('time-tracking', english, {
  zh: () => import('@workledger/contracts/time-tracking/words/zh'),
  es: () => import('@workledger/contracts/time-tracking/words/es'),
  fr: () => import('@workledger/contracts/time-tracking/words/fr'),
  it: () => import('@workledger/contracts/time-tracking/words/it'),
  ar: () => import('@workledger/contracts/time-tracking/words/ar'),
})
