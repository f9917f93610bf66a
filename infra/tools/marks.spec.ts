import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Tree } from './messages/text-files'

const root = join(__dirname, '../..')
const paths = new Tree(root).paths

/** Marks that a language writes in another way, and lists as people type them. */
const wrong: Readonly<Record<string, { marks: RegExp; typed?: RegExp }>> = {
  // A no-break space before a colon, a narrow one before the other marks and inside « ».
  fr: { marks: /[ \u00a0][;?!»](?=[\s.,)]|$)| :(?=\s|$)|«[^\u202f]|[^\u202f]»/ },
  zh: {
    marks: /[\u4e00-\u9fff][,;?!:]|[，。；：？！、] /,
    typed: /^[\u4e00-\u9fff]+(, [\u4e00-\u9fff]+)+$/,
  },
  ar: {
    marks: /[\u0600-\u06ff]\s?[,;?](\s|$)| [،؛؟]/,
    typed: /^[\u0600-\u06ff]+(, [\u0600-\u06ff]+)+$/,
  },
}

/** Returns the texts of a catalogue: its quoted strings, and its templates without code of their own. */
const textsOf = (source: string) =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`$\n]*(?:\$\{[\w.]+\}[^`$\n]*)*)`/g)]
    .map(([, quoted, template]) => quoted ?? template ?? '')
    .filter((text) => !text.includes('==='))

describe.each(Object.entries(wrong))('texts in %s', (language, { marks, typed }) => {
  const catalogues = paths.filter((path) => new RegExp(`[./]${language}\\.ts$`).test(path))

  it('have the spaces and the marks of the language', () => {
    expect(catalogues.length).toBeGreaterThan(50)

    const found = catalogues.flatMap((path) =>
      textsOf(readFileSync(join(root, path), 'utf8'))
        .filter((text) => marks.test(text) && !typed?.test(text))
        .map((text) => `${path}: ${text}`),
    )

    expect(found).toEqual([])
  })
})
