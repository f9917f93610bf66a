import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './people.texts.ar'
import { en } from './people.texts.en'
import { es } from './people.texts.es'
import { fr } from './people.texts.fr'
import { it } from './people.texts.it'
import { zh } from './people.texts.zh'

export const peopleTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
