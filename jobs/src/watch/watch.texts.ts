import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './watch.texts.ar'
import { en } from './watch.texts.en'
import { es } from './watch.texts.es'
import { fr } from './watch.texts.fr'
import { it } from './watch.texts.it'
import { zh } from './watch.texts.zh'

export const watchTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
