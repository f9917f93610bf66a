import { type ShippedLanguage, shippedLanguages } from './area-words'

/** The product's languages: each one's own name for itself, and its direction. */
export const languages = {
  en: { name: 'English', dir: 'ltr' },
  zh: { name: '中文', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  it: { name: 'Italiano', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
} as const

export type Language = keyof typeof languages

/** The plural forms of each language for whole and decimal numbers (CLDR 46). */
export interface PluralForms {
  en: 'one' | 'other'
  zh: 'other'
  es: 'one' | 'many' | 'other'
  fr: 'one' | 'many' | 'other'
  it: 'one' | 'many' | 'other'
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
}

const shipped = (code: string): ShippedLanguage | undefined =>
  shippedLanguages.find((language) => language === code)

/** Returns the language of a locale such as `ar-EG` or `fr`; English for one without texts. */
export const languageOf = (locale: string): ShippedLanguage =>
  shipped(locale) ?? shipped(locale.toLowerCase().split(/[-_]/)[0]!) ?? 'en'
