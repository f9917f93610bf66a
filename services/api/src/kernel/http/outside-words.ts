import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './outside-words.ar'
import { en } from './outside-words.en'

export const outsideWords: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
