import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './icalendar-words.ar'
import { en } from './icalendar-words.en'

export const calendarWords: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
