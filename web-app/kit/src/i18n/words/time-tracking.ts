import english from '@workledger/contracts/time-tracking/words/en'
import { recordTexts } from '../record-words'

export const timeTrackingWords = recordTexts('time-tracking', english, {
  ar: () => import('@workledger/contracts/time-tracking/words/ar'),
})
