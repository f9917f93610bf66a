import { writtenDay } from '@workledger/contracts/kernel/written'

export type Language = 'en' | 'ar'

/**
 * The language of mails and payslips for a workspace's locale; those that have no texts yet read
 * English, dates included.
 */
export const languageOf = (locale: string): Language => (locale.startsWith('ar') ? 'ar' : 'en')

/** The texts of an area in a language. */
export const textsIn = <T>(catalogues: Record<Language, T>, language: Language): T =>
  catalogues[language]

/** A calendar day as people write it: "Mon, 6 July 2026". */
export const dayIn = (locale: Language, day: string) => writtenDay(locale, day, 'weekday')

/** The same for accounts, where the weekday does not matter: "6 July 2026". */
export const dateIn = (locale: Language, day: string) => writtenDay(locale, day, 'long')
