import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './calendar.texts.ar'
import { en } from './calendar.texts.en'

export const calendarTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
