import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './payments.texts.ar'
import { en } from './payments.texts.en'

export const paymentsTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
