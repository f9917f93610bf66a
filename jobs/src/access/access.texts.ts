import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './access.texts.ar'
import { en } from './access.texts.en'

export const accessTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
