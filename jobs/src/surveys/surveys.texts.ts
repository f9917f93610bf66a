import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './surveys.texts.ar'
import { en } from './surveys.texts.en'
import { es } from './surveys.texts.es'
import { fr } from './surveys.texts.fr'
import { it } from './surveys.texts.it'
import { zh } from './surveys.texts.zh'

export const surveysTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
