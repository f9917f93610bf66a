import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './expenses.texts.ar'
import { en } from './expenses.texts.en'

export const expensesTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
