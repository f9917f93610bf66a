import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './employment.texts.ar'
import { en } from './employment.texts.en'
import { es } from './employment.texts.es'
import { fr } from './employment.texts.fr'
import { it } from './employment.texts.it'
import { zh } from './employment.texts.zh'

export const employmentTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
