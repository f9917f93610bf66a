import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './payroll.texts.ar'
import { en } from './payroll.texts.en'

export const payrollTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
