import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './terms-words.ar'
import { en } from './terms-words.en'

export const termsWords: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
