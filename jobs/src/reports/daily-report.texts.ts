import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './daily-report.texts.ar'
import { en } from './daily-report.texts.en'

export const dailyReportTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }

export type DailyReportTexts = typeof en
