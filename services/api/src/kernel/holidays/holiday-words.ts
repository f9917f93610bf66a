import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './holiday-words.ar'
import { en } from './holiday-words.en'
import { es } from './holiday-words.es'
import { fr } from './holiday-words.fr'
import { it } from './holiday-words.it'
import { zh } from './holiday-words.zh'

/**
 * Names that date-holidays lacks: it has English ones for most days, and few in some languages. The
 * key is the name that the library gives.
 */
const words: Readonly<Record<ShippedLanguage, Readonly<Record<string, string>>>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}

/** Returns the word of a language for the name that the library gives, or that name. */
export const wordIn = (language: ShippedLanguage, name: string): string =>
  words[language][name] ?? name
