import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './leave.texts.ar'
import { en } from './leave.texts.en'

export const leaveTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
