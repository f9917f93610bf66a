import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './stop-words.ar'
import { en } from './stop-words.en'

export const stopPageWords: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
