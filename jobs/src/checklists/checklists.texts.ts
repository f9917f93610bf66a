import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './checklists.texts.ar'
import { en } from './checklists.texts.en'

export const checklistTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
