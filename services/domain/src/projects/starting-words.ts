import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './starting-words.ar'
import { en } from './starting-words.en'
import { es } from './starting-words.es'
import { fr } from './starting-words.fr'
import { it } from './starting-words.it'
import { zh } from './starting-words.zh'

/** Names of the statuses of a new project, in the language of its workspace. */
export const startingWords: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
