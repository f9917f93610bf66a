import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './expenses.texts.ar'
import { en } from './expenses.texts.en'
import { es } from './expenses.texts.es'
import { fr } from './expenses.texts.fr'
import { it } from './expenses.texts.it'
import { zh } from './expenses.texts.zh'

export const expensesTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
