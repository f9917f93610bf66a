import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { textsWithCare } from '@workledger/contracts/kernel/inserted'
import type { PaySide } from '@workledger/domain/payroll/pay-sums'
import { ar } from './pay-report-words.ar'
import { en } from './pay-report-words.en'
import { es } from './pay-report-words.es'
import { fr } from './pay-report-words.fr'
import { it } from './pay-report-words.it'
import { zh } from './pay-report-words.zh'

type PayReportWords = typeof en & { readonly side: Readonly<Record<PaySide, string>> }

/** Words in the rows of the journal's and the annual statement's files. */
export const payReportWords: Readonly<Record<ShippedLanguage, PayReportWords>> = textsWithCare({
  en,
  zh,
  es,
  fr,
  it,
  ar,
})
