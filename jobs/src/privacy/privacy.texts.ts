import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './privacy.texts.ar'
import { en } from './privacy.texts.en'
import { es } from './privacy.texts.es'
import { fr } from './privacy.texts.fr'
import { it } from './privacy.texts.it'
import { zh } from './privacy.texts.zh'

export const privacyTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
