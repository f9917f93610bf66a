import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './billing.texts.ar'
import { en } from './billing.texts.en'

export const billingTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
