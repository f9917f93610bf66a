import english from '@workledger/contracts/calendar/words/en'
import { recordTexts } from '../record-words'

export const calendarWords = recordTexts('calendar', english, {
  ar: () => import('@workledger/contracts/calendar/words/ar'),
})
