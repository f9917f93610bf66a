import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './surveys.texts.ar'
import { en } from './surveys.texts.en'

export const surveysTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
