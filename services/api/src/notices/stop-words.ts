import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { textsWithCare } from '@workledger/contracts/kernel/inserted'
import { ar } from './stop-words.ar'
import { en } from './stop-words.en'
import { es } from './stop-words.es'
import { fr } from './stop-words.fr'
import { it } from './stop-words.it'
import { zh } from './stop-words.zh'

export const stopNoticesWords: Readonly<Record<ShippedLanguage, typeof en>> = textsWithCare({
  en,
  zh,
  es,
  fr,
  it,
  ar,
})
