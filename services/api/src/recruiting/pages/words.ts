import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { textsWithCare } from '@workledger/contracts/kernel/inserted'
import { ar } from './words.ar'
import { en } from './words.en'
import { es } from './words.es'
import { fr } from './words.fr'
import { it } from './words.it'
import { zh } from './words.zh'

export type PageWords = typeof en

export const pageWords: Readonly<Record<ShippedLanguage, PageWords>> = textsWithCare({
  en,
  zh,
  es,
  fr,
  it,
  ar,
})
