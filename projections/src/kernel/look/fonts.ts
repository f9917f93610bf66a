import { readFileSync } from 'node:fs'
import {
  JAPANESE,
  SCRIPT_FAMILY,
  type ScriptFont,
  scriptFonts,
} from '@workledger/contracts/kernel/script-fonts'

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

/**
 * All fonts of printed documents, from the first choice for a letter on. A font draws nothing but its
 * script: fonts list single letters of others, and a word from two fonts falls apart.
 */
const printedFonts = () => {
  all ??= [
    ...ownFonts(),
    ...scriptFonts.map(({ file, script }) => ({
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
 * letters than the apps' own are its system's, or of `scriptStyle`.
 */
export const linkedFontFaces = (): string =>
  ownFonts()
    .flatMap(({ name: family, subsets }) =>
      subsets.map(({ name, range }) => faceOf(family, `${FONT_FOLDER}${name}`, range)),
    )
    .join('\n')

const scriptStyles = new Map<string, string>()

/**
 * Returns `@font-face` rules for the letters of one script, such as `noto-sans-sc`; undefined for
 * another name. A browser fetches only the parts of the font that it shows.
 */
export function scriptStyle(file: string): string | undefined {
  const font = scriptFonts.find((one) => one.file === file)
  if (!font) return undefined

  const style =
    scriptStyles.get(file) ??
    subsetsOf(file)
      .map((subset) => ({ ...subset, range: rangesOf(drawnBy(font, subset.range)) }))
      .filter(({ range }) => range !== '')
      .map(({ name, range }) => faceOf(SCRIPT_FAMILY, `${FONT_FOLDER}${name}`, range))
      .join('\n')

  scriptStyles.set(file, style)

  return style
}

/** Returns the characters of a range that a font draws; an earlier font keeps what it has. */
function drawnBy({ file, script }: ScriptFont, range: string): number[] {
  const known = file === JAPANESE ? subsetsOf('noto-sans-sc') : []

  return boundsOf(range)
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .filter((character) => script.test(String.fromCodePoint(character)))
    .filter((character) => !known.some((subset) => subset.contains(character)))
}

/** Writes characters in ascending order as a `unicode-range`. */
function rangesOf(characters: readonly number[]): string {
  const ranges: [from: number, to: number][] = []

  for (const character of characters) {
    const last = ranges.at(-1)
    if (last?.[1] === character - 1) last[1] = character
    else ranges.push([character, character])
  }

  return ranges
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join()
}

/** Returns the path of a font by the name in its address; undefined for another name. */
export const fontPath = (name: string): string | undefined =>
  printedFonts()
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
      const bounds = boundsOf(range)

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

const boundsOf = (range: string) =>
  range.split(',').map((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
