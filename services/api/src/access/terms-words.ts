import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './terms-words.ar'
import { en } from './terms-words.en'
import { es } from './terms-words.es'
import { fr } from './terms-words.fr'
import { it } from './terms-words.it'
import { zh } from './terms-words.zh'

export const termsWords: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
