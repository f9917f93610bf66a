/** A font for the letters of one script; `file` is its name at fontsource. */
export interface ScriptFont {
  readonly file: string
  readonly script: RegExp
}

/** Latin, Greek and Cyrillic letters and marks such as a middle dot, which many scripts share. */
const COMMON = /[\0-\u052f\u2000-\u2bff]+/g

/** Han letters without kana are Chinese: the Japanese font has nothing more for them. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Returns the fonts that the letters of a text need. */
export function scriptFontsIn(text: string): string[] {
  const letters = text.replace(COMMON, '')
  if (!letters) return []

  return scriptFonts
    .filter(({ file, script }) => (file === JAPANESE ? KANA : script).test(letters))
    .map(({ file }) => file)
}

/** The family of these letters, after all other fonts of a page. */
export const SCRIPT_FAMILY = 'Other scripts'

export const JAPANESE = 'noto-sans-jp'

const han = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]/u

/**
 * The fonts of other scripts than Latin, Greek, Cyrillic and Arabic. Chinese letters also draw
 * Japanese; the rarer Japanese ones come from the font after them.
 */
export const scriptFonts: readonly ScriptFont[] = [
  { file: 'noto-sans-kr', script: /\p{Script=Hangul}/u },
  { file: 'noto-sans-sc', script: han },
  { file: JAPANESE, script: han },
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
