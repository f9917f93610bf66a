import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './calendar.texts.ar'
import { en } from './calendar.texts.en'
import { es } from './calendar.texts.es'
import { fr } from './calendar.texts.fr'
import { it } from './calendar.texts.it'
import { zh } from './calendar.texts.zh'

export const calendarTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
