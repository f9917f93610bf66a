import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './words.ar'
import { en } from './words.en'

export type PageWords = typeof en

export const pageWords: Readonly<Record<ShippedLanguage, PageWords>> = { en, ar }
