import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './employment.texts.ar'
import { en } from './employment.texts.en'

export const employmentTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
