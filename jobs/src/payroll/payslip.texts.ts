import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './payslip.texts.ar'
import { en } from './payslip.texts.en'
import { es } from './payslip.texts.es'
import { fr } from './payslip.texts.fr'
import { it } from './payslip.texts.it'
import { zh } from './payslip.texts.zh'

export const payslipTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
