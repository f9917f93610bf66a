import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './evidence-words.ar'
import { en } from './evidence-words.en'

export type EvidenceWords = typeof en

export const evidenceWords: Readonly<Record<ShippedLanguage, EvidenceWords>> = { en, ar }
