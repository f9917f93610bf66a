import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './billing.texts.ar'
import { en } from './billing.texts.en'
import { es } from './billing.texts.es'
import { fr } from './billing.texts.fr'
import { it } from './billing.texts.it'
import { zh } from './billing.texts.zh'

export const billingTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
