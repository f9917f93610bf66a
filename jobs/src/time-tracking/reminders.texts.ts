import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './reminders.texts.ar'
import { en } from './reminders.texts.en'
import { es } from './reminders.texts.es'
import { fr } from './reminders.texts.fr'
import { it } from './reminders.texts.it'
import { zh } from './reminders.texts.zh'

export const reminderTexts: Readonly<Record<ShippedLanguage, typeof en>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
