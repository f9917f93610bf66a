import { type ShippedLanguage, shippedLanguages } from './area-words'

/**
 * The product's languages: each one's own name for itself, its offer to a reader of another, and its
 * direction.
 */
export const languages = {
  en: { name: 'English', offer: 'View in English', dir: 'ltr' },
  zh: { name: '中文', offer: '查看中文版', dir: 'ltr' },
  es: { name: 'Español', offer: 'Ver en español', dir: 'ltr' },
  fr: { name: 'Français', offer: 'Voir en français', dir: 'ltr' },
  it: { name: 'Italiano', offer: 'Visualizza in italiano', dir: 'ltr' },
  ar: { name: 'العربية', offer: 'العرض بالعربية', dir: 'rtl' },
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

/**
 * Returns the shipped language that a reader prefers by a header `Accept-Language` (RFC 9110,
 * 12.5.4), if any.
 */
export const preferredLanguage = (accepted: string | undefined): ShippedLanguage | undefined =>
  (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...params] = range.split(';').map((part) => part.trim())
      const quality = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1'
      const code = tag.toLowerCase().split('-')[0]!

      return { language: shipped(code), quality: Number(quality) || 0 }
    })
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.language

/** Returns the code in the cookie `language`, in which a browser keeps its choice. */
export const cookieLanguage = (cookie: string | undefined): string | undefined =>
  /(?:^|; ?)language=([A-Za-z-]{2,10})/.exec(cookie ?? '')?.[1]

export const languageCodes = Object.keys(languages) as Language[]
