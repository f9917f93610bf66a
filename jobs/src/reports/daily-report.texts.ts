import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './daily-report.texts.ar'
import { en } from './daily-report.texts.en'
import { es } from './daily-report.texts.es'
import { fr } from './daily-report.texts.fr'
import { it } from './daily-report.texts.it'
import { zh } from './daily-report.texts.zh'

export const dailyReportTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}

export type DailyReportTexts = typeof en
