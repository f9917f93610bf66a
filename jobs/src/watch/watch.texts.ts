import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './watch.texts.ar'
import { en } from './watch.texts.en'

export const watchTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
