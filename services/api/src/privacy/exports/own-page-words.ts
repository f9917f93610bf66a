import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './own-page-words.ar'
import { en } from './own-page-words.en'

export const ownPageWords: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
