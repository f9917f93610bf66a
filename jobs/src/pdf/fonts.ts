import { readFileSync } from 'node:fs'

interface Subset {
  contains(character: number): boolean
  css: string
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

let subsets: Subset[] | undefined

/**
 * Returns `@font-face` rules with embedded fonts for the scripts of a text, so the page needs no
 * network and no installed font.
 */
export function fontFaces(text: string): string {
  subsets ??= families.flatMap(subsetsOf)
  const characters = new Set<number>()
  for (const character of text) characters.add(character.codePointAt(0)!)
  const needed = subsets.filter((subset) =>
    [...characters].some((character) => subset.contains(character)),
  )

  return needed.map(({ css }) => css).join('\n')
}

function subsetsOf({ family, package: name, file, only }: (typeof families)[number]): Subset[] {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`${name}/unicode.json`), 'utf8'),
  )
  return Object.entries(ranges)
    .filter(([subset]) => only?.includes(subset) ?? true)
    .map(([subset, range]) => {
      const bounds = range.split(',').map((part) => {
        const [from = '', to = from] = part.replace('U+', '').split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
      })

      const font = readFileSync(
        require.resolve(`${name}/files/${file}-${subset}-wght-normal.woff2`),
      ).toString('base64')

      return {
        contains: (character: number) =>
          bounds.some(([from, to]) => from <= character && character <= to),
        css: `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${font}) format('woff2');unicode-range:${range}}`,
      }
    })
}
