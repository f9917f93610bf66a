import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './saved-reports.texts.ar'
import { en } from './saved-reports.texts.en'

export type SavedReportsTexts = typeof en

export const savedReportsTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
