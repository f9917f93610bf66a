import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { writtenDay } from '@workledger/contracts/kernel/written'

export type Language = ShippedLanguage

/** Returns the texts of an area in a language. */
export const textsIn = <T>(catalogues: Readonly<Record<Language, T>>, language: Language): T =>
  catalogues[language]

/** Writes a calendar day with its weekday: "Mon, 6 July 2026". */
export const dayIn = (locale: Language, day: string) => writtenDay(locale, day, 'weekday')

/** Writes a calendar day without its weekday, for accounts: "6 July 2026". */
export const dateIn = (locale: Language, day: string) => writtenDay(locale, day, 'long')
