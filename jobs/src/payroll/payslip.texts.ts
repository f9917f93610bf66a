import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './payslip.texts.ar'
import { en } from './payslip.texts.en'

export const payslipTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
