import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './saved-reports.texts.ar'
import { en } from './saved-reports.texts.en'
import { es } from './saved-reports.texts.es'
import { fr } from './saved-reports.texts.fr'
import { it } from './saved-reports.texts.it'
import { zh } from './saved-reports.texts.zh'

export type SavedReportsTexts = typeof en

export const savedReportsTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
