import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './starting-words.ar'
import { en } from './starting-words.en'

/** Names of the first records of a new workspace, in its language. */
export const startingWords: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
