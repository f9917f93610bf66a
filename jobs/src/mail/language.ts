import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { textsWithCare } from '@workledger/contracts/kernel/inserted'
import { writtenDay, writtenSpan } from '@workledger/contracts/kernel/written'

export type Language = ShippedLanguage

const withCare = new WeakMap<object, unknown>()

/** Returns the texts of an area in a language; names in the other direction are isolated. */
export function textsIn<T>(catalogues: Readonly<Record<Language, T>>, language: Language): T {
  const known = (withCare.get(catalogues) as typeof catalogues) ?? textsWithCare(catalogues)
  withCare.set(catalogues, known)

  return known[language]
}

/** Writes a calendar day with its weekday: "Mon, 6 July 2026". */
export const dayIn = (locale: Language, day: string) => writtenDay(locale, day, 'weekday')

/** Writes the days from one to another, for accounts: "6 – 31 July 2026". */
export const spanIn = (locale: Language, from: string, to: string) =>
  writtenSpan(locale, from, to, 'long').replaceAll('\u2009', ' ')

/** Writes a calendar day without its weekday, for accounts: "6 July 2026". */
export const dateIn = (locale: Language, day: string) => writtenDay(locale, day, 'long')
