import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './invoicing.texts.ar'
import { en } from './invoicing.texts.en'
import { es } from './invoicing.texts.es'
import { fr } from './invoicing.texts.fr'
import { it } from './invoicing.texts.it'
import { zh } from './invoicing.texts.zh'

export const invoicingTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
