import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './projects.texts.ar'
import { en } from './projects.texts.en'
import { es } from './projects.texts.es'
import { fr } from './projects.texts.fr'
import { it } from './projects.texts.it'
import { zh } from './projects.texts.zh'

export const projectTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
