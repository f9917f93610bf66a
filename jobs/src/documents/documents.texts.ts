import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './documents.texts.ar'
import { en } from './documents.texts.en'

export const documentTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
