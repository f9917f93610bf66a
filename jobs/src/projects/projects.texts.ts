import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './projects.texts.ar'
import { en } from './projects.texts.en'

export const projectTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
