import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './checklists.texts.ar'
import { en } from './checklists.texts.en'
import { es } from './checklists.texts.es'
import { fr } from './checklists.texts.fr'
import { it } from './checklists.texts.it'
import { zh } from './checklists.texts.zh'

export const checklistTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
