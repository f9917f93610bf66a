import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { textsWithCare } from '@workledger/contracts/kernel/inserted'
import { ar } from './terms-words.ar'
import { en } from './terms-words.en'
import { es } from './terms-words.es'
import { fr } from './terms-words.fr'
import { it } from './terms-words.it'
import { zh } from './terms-words.zh'

export const termsWords: Readonly<Record<ShippedLanguage, typeof en>> = textsWithCare({
  en,
  zh,
  es,
  fr,
  it,
  ar,
})
