import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './recruiting.texts.ar'
import { en } from './recruiting.texts.en'
import { es } from './recruiting.texts.es'
import { fr } from './recruiting.texts.fr'
import { it } from './recruiting.texts.it'
import { zh } from './recruiting.texts.zh'

export const recruitingTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
