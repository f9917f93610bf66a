import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './documents.texts.ar'
import { en } from './documents.texts.en'
import { es } from './documents.texts.es'
import { fr } from './documents.texts.fr'
import { it } from './documents.texts.it'
import { zh } from './documents.texts.zh'

export const documentTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
