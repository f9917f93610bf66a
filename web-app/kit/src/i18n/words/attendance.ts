import english from '@workledger/contracts/attendance/words/en'
import { recordTexts } from '../record-words'

export const attendanceWords = recordTexts('attendance', english, {
  zh: () => import('@workledger/contracts/attendance/words/zh'),
  es: () => import('@workledger/contracts/attendance/words/es'),
  fr: () => import('@workledger/contracts/attendance/words/fr'),
  it: () => import('@workledger/contracts/attendance/words/it'),
  ar: () => import('@workledger/contracts/attendance/words/ar'),
})
