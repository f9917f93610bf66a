import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './timesheets.texts.ar'
import { en } from './timesheets.texts.en'
import { es } from './timesheets.texts.es'
import { fr } from './timesheets.texts.fr'
import { it } from './timesheets.texts.it'
import { zh } from './timesheets.texts.zh'

export const timesheetTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
