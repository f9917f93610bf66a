import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './sso.texts.ar'
import { en } from './sso.texts.en'
import { es } from './sso.texts.es'
import { fr } from './sso.texts.fr'
import { it } from './sso.texts.it'
import { zh } from './sso.texts.zh'

export const ssoTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
