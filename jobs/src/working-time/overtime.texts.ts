import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './overtime.texts.ar'
import { en } from './overtime.texts.en'
import { es } from './overtime.texts.es'
import { fr } from './overtime.texts.fr'
import { it } from './overtime.texts.it'
import { zh } from './overtime.texts.zh'

export const overtimeTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
