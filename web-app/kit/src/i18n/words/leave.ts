import english from '@workledger/contracts/leave/words/en'
import { recordTexts } from '../record-words'

export const leaveWords = recordTexts('leave', english, {
  zh: () => import('@workledger/contracts/leave/words/zh'),
  es: () => import('@workledger/contracts/leave/words/es'),
  fr: () => import('@workledger/contracts/leave/words/fr'),
  it: () => import('@workledger/contracts/leave/words/it'),
  ar: () => import('@workledger/contracts/leave/words/ar'),
})
