import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './attendance.texts.ar'
import { en } from './attendance.texts.en'
import { es } from './attendance.texts.es'
import { fr } from './attendance.texts.fr'
import { it } from './attendance.texts.it'
import { zh } from './attendance.texts.zh'

export const attendanceTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
