import english from '@workledger/contracts/calendar/words/en'
import { recordTexts } from '../record-words'

export const calendarWords = recordTexts('calendar', english, {
  zh: () => import('@workledger/contracts/calendar/words/zh'),
  es: () => import('@workledger/contracts/calendar/words/es'),
  fr: () => import('@workledger/contracts/calendar/words/fr'),
  it: () => import('@workledger/contracts/calendar/words/it'),
  ar: () => import('@workledger/contracts/calendar/words/ar'),
})
