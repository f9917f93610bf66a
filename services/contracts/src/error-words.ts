import { errorWords as ar } from './errors.ar'
import { errorWords as en } from './errors.en'
import { errorWords as es } from './errors.es'
import { errorWords as fr } from './errors.fr'
import { errorWords as it } from './errors.it'
import { errorWords as zh } from './errors.zh'
import type { ShippedLanguage } from './kernel/area-words'
import type { ErrorCode } from './registry'

/** The sentence of every error by language and code. Only the server loads all of them at once. */
export const errorWords: Readonly<Record<ShippedLanguage, Readonly<Record<ErrorCode, string>>>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
