/** A font for the letters of one script; `file` is its name at fontsource. */
export interface ScriptFont {
  readonly file: string
  readonly script: RegExp
}

/** The family of these letters, after all other fonts of a page. */
export const SCRIPT_FAMILY = 'Other scripts'

/** Han letters are in every Chinese and Japanese text, kana only in Japanese. */
const han = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]/u

/**
 * The fonts of other scripts than Latin, Greek, Cyrillic and Arabic. Chinese letters also draw
 * Japanese; the rarer Japanese ones come from the font after them.
 */
export const scriptFonts: readonly ScriptFont[] = [
  { file: 'noto-sans-kr', script: /\p{Script=Hangul}/u },
  { file: 'noto-sans-sc', script: han },
  { file: 'noto-sans-jp', script: han },
  ...[
    'Hebrew',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
    'Thai',
    'Lao',
    'Myanmar',
    'Khmer',
    'Georgian',
    'Armenian',
    'Ethiopic',
  ].map((script) => ({
    file: `noto-sans-${script.toLowerCase()}`,
    script: new RegExp(`\\p{scx=${script}}`, 'u'),
  })),
]
