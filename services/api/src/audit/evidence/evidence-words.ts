import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { textsWithCare } from '@workledger/contracts/kernel/inserted'
import { ar } from './evidence-words.ar'
import { en } from './evidence-words.en'
import { es } from './evidence-words.es'
import { fr } from './evidence-words.fr'
import { it } from './evidence-words.it'
import { zh } from './evidence-words.zh'

export type EvidenceWords = typeof en

export const evidenceWords: Readonly<Record<ShippedLanguage, EvidenceWords>> = textsWithCare({
  en,
  zh,
  es,
  fr,
  it,
  ar,
})
