import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './leave.texts.ar'
import { en } from './leave.texts.en'
import { es } from './leave.texts.es'
import { fr } from './leave.texts.fr'
import { it } from './leave.texts.it'
import { zh } from './leave.texts.zh'

export const leaveTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
