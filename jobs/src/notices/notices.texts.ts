import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './notices.texts.ar'
import { en } from './notices.texts.en'
import { es } from './notices.texts.es'
import { fr } from './notices.texts.fr'
import { it } from './notices.texts.it'
import { zh } from './notices.texts.zh'

export const noticesTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
