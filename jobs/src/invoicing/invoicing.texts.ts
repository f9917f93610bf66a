import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './invoicing.texts.ar'
import { en } from './invoicing.texts.en'

export const invoicingTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
