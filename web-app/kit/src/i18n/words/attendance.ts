import english from '@workledger/contracts/attendance/words/en'
import { recordTexts } from '../record-words'

export const attendanceWords = recordTexts('attendance', english, {
  ar: () => import('@workledger/contracts/attendance/words/ar'),
})
