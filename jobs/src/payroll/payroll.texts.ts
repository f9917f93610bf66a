import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './payroll.texts.ar'
import { en } from './payroll.texts.en'
import { es } from './payroll.texts.es'
import { fr } from './payroll.texts.fr'
import { it } from './payroll.texts.it'
import { zh } from './payroll.texts.zh'

export const payrollTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
