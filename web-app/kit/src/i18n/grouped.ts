import type { Language } from '@workledger/contracts/kernel/languages'
import { useLanguage } from './i18n'

const semicolons: Partial<Readonly<Record<Language, string>>> = {
  zh: '；',
  fr: '\u202f; ',
  ar: '؛ ',
}

/** Returns how items that have commas themselves stand in a row: with the language's semicolon. */
export function useGrouped(): (items: readonly string[]) => string {
  const semicolon = semicolons[useLanguage()] ?? '; '

  return (items) => items.join(semicolon)
}
