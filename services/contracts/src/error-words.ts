import { errorWords as ar } from './errors.ar'
import { errorWords as en } from './errors.en'
import type { ShippedLanguage } from './kernel/area-words'
import type { ErrorCode } from './registry'

/** The sentence of every error by language and code. Only the server loads all of them at once. */
export const errorWords: Readonly<Record<ShippedLanguage, Readonly<Record<ErrorCode, string>>>> = {
  en,
  ar,
}
