import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './payments.texts.ar'
import { en } from './payments.texts.en'
import { es } from './payments.texts.es'
import { fr } from './payments.texts.fr'
import { it } from './payments.texts.it'
import { zh } from './payments.texts.zh'

export const paymentsTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
