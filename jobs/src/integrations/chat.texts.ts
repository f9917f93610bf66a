import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './chat.texts.ar'
import { en } from './chat.texts.en'
import { es } from './chat.texts.es'
import { fr } from './chat.texts.fr'
import { it } from './chat.texts.it'
import { zh } from './chat.texts.zh'

export const chatTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
