import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './recruiting.texts.ar'
import { en } from './recruiting.texts.en'

export const recruitingTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
