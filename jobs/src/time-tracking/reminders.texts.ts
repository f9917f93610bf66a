import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './reminders.texts.ar'
import { en } from './reminders.texts.en'

export const reminderTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
