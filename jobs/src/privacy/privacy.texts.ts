import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './privacy.texts.ar'
import { en } from './privacy.texts.en'

export const privacyTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
