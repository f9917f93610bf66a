import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { textsWithCare } from '@workledger/contracts/kernel/inserted'
import { ar } from './outside-words.ar'
import { en } from './outside-words.en'
import { es } from './outside-words.es'
import { fr } from './outside-words.fr'
import { it } from './outside-words.it'
import { zh } from './outside-words.zh'

export const outsideWords: Readonly<Record<ShippedLanguage, typeof en>> = textsWithCare({
  en,
  zh,
  es,
  fr,
  it,
  ar,
})
