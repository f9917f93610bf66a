import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './starting-words.ar'
import { en } from './starting-words.en'

/** Names of the statuses of a new project, in the language of its workspace. */
export const startingWords: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
