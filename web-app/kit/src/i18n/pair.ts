import { writtenPair } from '@workledger/contracts/kernel/written'
import { currentLanguage } from './i18n'

/** Status: Open, with the colon of the current language. */
export const pair = (name: string, value: string): string =>
  writtenPair(currentLanguage(), name, value)
