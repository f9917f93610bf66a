import { readFileSync } from 'node:fs'

interface Subset {
  contains(character: number): boolean
  /** The name of its file, such as `inter-latin-wght-normal.woff2`. */
  name: string
  path: string
  face: (source: string) => string
}

/** Variable fonts from npm by subset, so a page embeds only the scripts of its letters. */
const families = [
  { family: 'Inter', package: '@fontsource-variable/inter', file: 'inter' },
  {
    family: 'Noto Sans Arabic',
    package: '@fontsource-variable/noto-sans-arabic',
    file: 'noto-sans-arabic',
    only: ['arabic'],
  },
]

let read: Subset[] | undefined

const subsets = () => {
  read ??= families.flatMap(subsetsOf)
  return read
}

const embedded = new Map<string, string>()

/**
 * Returns `@font-face` rules with embedded fonts for the scripts of a text, so the page needs no
 * network and no installed font.
 */
export function fontFaces(text: string): string {
  const characters = new Set<number>()
  for (const character of text) characters.add(character.codePointAt(0)!)
  const needed = subsets().filter((subset) =>
    [...characters].some((character) => subset.contains(character)),
  )

  return needed.map(embeddedFace).join('\n')
}

function embeddedFace({ name, path, face }: Subset): string {
  const known = embedded.get(name)
  if (known) return known
  const rule = face(`data:font/woff2;base64,${readFileSync(path).toString('base64')}`)
  embedded.set(name, rule)

  return rule
}

/** Folder of the fonts on the server, for pages in a browser. */
export const FONT_FOLDER = '/fonts/'

/** Returns `@font-face` rules with addresses; a browser fetches only the scripts that it shows. */
export const linkedFontFaces = (): string =>
  subsets()
    .map(({ name, face }) => face(`${FONT_FOLDER}${name}`))
    .join('\n')

/** Returns the path of a font by the name in its address; undefined for another name. */
export const fontPath = (name: string): string | undefined =>
  subsets().find((subset) => subset.name === name)?.path

function subsetsOf({ family, package: folder, file, only }: (typeof families)[number]): Subset[] {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`${folder}/unicode.json`), 'utf8'),
  )
  return Object.entries(ranges)
    .filter(([subset]) => only?.includes(subset) ?? true)
    .map(([subset, range]) => {
      const bounds = range.split(',').map((part) => {
        const [from = '', to = from] = part.replace('U+', '').split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
      })

      const name = `${file}-${subset}-wght-normal.woff2`

      return {
        contains: (character: number) =>
          bounds.some(([from, to]) => from <= character && character <= to),
        name,
        path: require.resolve(`${folder}/files/${name}`),
        face: (source: string) =>
          `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url(${source}) format('woff2');unicode-range:${range}}`,
      }
    })
}
