import { shippedLanguages } from '@workledger/contracts/kernel/area-words'
import {
  cookieLanguage,
  type Language,
  languageOf,
  preferredLanguage,
} from '@workledger/contracts/kernel/languages'

/** A shipped language: an area without its catalogue does not compile. */
export const completeLanguages = shippedLanguages satisfies readonly Language[]

export type CompleteLanguage = (typeof completeLanguages)[number]

export const isOffered = (code: string): code is CompleteLanguage =>
  (completeLanguages as readonly string[]).includes(code)

const year = 365 * 24 * 3600

/**
 * Returns the chosen language; default English, as the product promises, whatever the browser
 * prefers.
 */
export const startingLanguage = (): CompleteLanguage =>
  languageOf(cookieLanguage(document.cookie) ?? 'en')

/** Returns whether the visitor has chosen a language in this browser. */
export const hasChosenLanguage = () => cookieLanguage(document.cookie) !== undefined

/** Returns the browser's language, to be offered once: until the visitor chooses any. */
export const offeredLanguage = (): CompleteLanguage | undefined =>
  hasChosenLanguage() ? undefined : preferredLanguage(navigator.languages.join(','))

export function keepLanguage(code: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of the last years
  document.cookie = `language=${code}; path=/; max-age=${year}; samesite=lax`
}
