import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { textsWithCare } from '@workledger/contracts/kernel/inserted'
import { ar } from './icalendar-words.ar'
import { en } from './icalendar-words.en'
import { es } from './icalendar-words.es'
import { fr } from './icalendar-words.fr'
import { it } from './icalendar-words.it'
import { zh } from './icalendar-words.zh'

export const calendarWords: Readonly<Record<ShippedLanguage, typeof en>> = textsWithCare({
  en,
  zh,
  es,
  fr,
  it,
  ar,
})
