import english from '@workledger/contracts/leave/words/en'
import { recordTexts } from '../record-words'

export const leaveWords = recordTexts('leave', english, {
  ar: () => import('@workledger/contracts/leave/words/ar'),
})
