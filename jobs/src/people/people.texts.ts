import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './people.texts.ar'
import { en } from './people.texts.en'

export const peopleTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
