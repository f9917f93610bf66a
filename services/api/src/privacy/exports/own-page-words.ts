import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { textsWithCare } from '@workledger/contracts/kernel/inserted'
import { ar } from './own-page-words.ar'
import { en } from './own-page-words.en'
import { es } from './own-page-words.es'
import { fr } from './own-page-words.fr'
import { it } from './own-page-words.it'
import { zh } from './own-page-words.zh'

export const ownPageWords: Readonly<Record<ShippedLanguage, typeof en>> = textsWithCare({
  en,
  zh,
  es,
  fr,
  it,
  ar,
})
