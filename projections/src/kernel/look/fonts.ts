import { readFileSync } from 'node:fs'

interface Subset {
  contains(character: number): boolean
  /** The name of its file, such as `inter-latin-wght-normal.woff2`. */
  name: string
  path: string
  range: string
}

interface Family {
  name: string
  draws: (character: string) => boolean
  subsets: readonly Subset[]
}

const FONTSOURCE = '@fontsource-variable/'

/** The apps' own letters, which the server also has for public pages. */
const ownFamilies = [
  { name: 'Inter', file: 'inter' },
  { name: 'Noto Sans Arabic', file: 'noto-sans-arabic', only: ['arabic'] },
]

/**
 * The fonts of other scripts, for printed documents. A font draws nothing but its script: fonts list
 * single letters of others, and a word from two fonts falls apart. Chinese letters also draw
 * Japanese; the rarer Japanese ones come from the font after them.
 */
const printedFamilies = [
  { file: 'noto-sans-kr', script: /\p{Script=Hangul}/u },
  ...['noto-sans-sc', 'noto-sans-jp'].map((file) => ({
    file,
    script: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]/u,
  })),
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

let own: Family[] | undefined

const ownFonts = () => {
  own ??= ownFamilies.map(({ name, file, only }) => ({
    name,
    draws: () => true,
    subsets: subsetsOf(file, only),
  }))

  return own
}

let all: Family[] | undefined

/** All fonts of printed documents, from the first choice for a letter on. */
const printedFonts = () => {
  all ??= [
    ...ownFonts(),
    ...printedFamilies.map(({ file, script }) => ({
      // No style lists all scripts: the printed letters of every script are letters of Inter.
      name: 'Inter',
      draws: (character: string) => script.test(character),
      subsets: subsetsOf(file),
    })),
  ]

  return all
}

/**
 * Returns `@font-face` rules with embedded fonts for the letters of a text, so the page needs no
 * network and no installed font. Each letter comes from the first font that has it.
 */
export function fontFaces(text: string): string {
  const needed = new Map<Subset, { family: Family; letters: string[] }>()

  for (const letter of new Set(text)) {
    const found = subsetFor(letter)
    if (!found) continue
    const known = needed.get(found.subset)
    if (known) known.letters.push(letter)
    else needed.set(found.subset, { family: found.family, letters: [letter] })
  }

  return [...needed]
    .map(([subset, { family, letters }]) =>
      faceOf(
        family.name,
        `data:font/woff2;base64,${embedded(subset)}`,
        ownFonts().includes(family) ? subset.range : letters.map(rangeOf).join(),
      ),
    )
    .join('\n')
}

const found = new Map<string, { family: Family; subset: Subset } | undefined>()

function subsetFor(letter: string) {
  if (found.has(letter)) return found.get(letter)
  const character = letter.codePointAt(0)!

  for (const family of printedFonts()) {
    const subset =
      family.draws(letter) && family.subsets.find((subset) => subset.contains(character))

    if (subset) {
      found.set(letter, { family, subset })
      return { family, subset }
    }
  }

  found.set(letter, undefined)

  return undefined
}

const rangeOf = (letter: string) => `U+${letter.codePointAt(0)!.toString(16)}`

const read = new Map<Subset, string>()

function embedded(subset: Subset): string {
  const known = read.get(subset) ?? readFileSync(subset.path).toString('base64')
  read.set(subset, known)

  return known
}

/** Folder of the fonts on the server, for pages in a browser. */
export const FONT_FOLDER = '/fonts/'

/**
 * Returns `@font-face` rules with addresses; a browser fetches only the scripts that it shows. Other
 * letters than the apps' own are its system's.
 */
export const linkedFontFaces = (): string =>
  ownFonts()
    .flatMap(({ name: family, subsets }) =>
      subsets.map(({ name, range }) => faceOf(family, `${FONT_FOLDER}${name}`, range)),
    )
    .join('\n')

/** Returns the path of a font by the name in its address; undefined for another name. */
export const fontPath = (name: string): string | undefined =>
  ownFonts()
    .flatMap(({ subsets }) => subsets)
    .find((subset) => subset.name === name)?.path

const faceOf = (family: string, source: string, range: string) =>
  `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url(${source}) format('woff2');unicode-range:${range}}`

function subsetsOf(file: string, only?: readonly string[]): Subset[] {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`${FONTSOURCE}${file}/unicode.json`), 'utf8'),
  )

  return Object.entries(ranges)
    .filter(([subset]) => only?.includes(subset) ?? true)
    .map(([subset, range]) => {
      const bounds = range.split(',').map((part) => {
        const [from = '', to = from] = part.replace('U+', '').split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
      })

      // Large fonts number their parts: `[59]` is in the file with 59 in its name.
      const name = `${file}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`

      return {
        contains: (character: number) =>
          bounds.some(([from, to]) => from <= character && character <= to),
        name,
        path: require.resolve(`${FONTSOURCE}${file}/files/${name}`),
        range,
      }
    })
}
