import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './access.texts.ar'
import { en } from './access.texts.en'
import { es } from './access.texts.es'
import { fr } from './access.texts.fr'
import { it } from './access.texts.it'
import { zh } from './access.texts.zh'

export const accessTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
