import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(__dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const file = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(file) : [file]
  })

const areas = filesBelow('services/domain/src')
  .filter((file) => file.endsWith('.area.ts'))
  .map((file) => dirname(file))

const pages = [
  ...readdirSync(root),
  ...filesBelow('docs'),
  ...areas.map((area) => `${area}/README.md`),
].filter((file) => file.endsWith('.md'))

const userPages = pages.filter((file) => file.startsWith('docs/users/'))

/** `npm run openapi` and `npm run config:docs` write these. */
const generated = ['docs/own-gain.md', 'docs/configuration.md']

/** Returns the anchors of a page's headings, as GitHub makes them. */
function anchors(file: string): Set<string> {
  const headings = read(file).match(/^#+ .*$/gm) ?? []
  return new Set(headings.map((heading) => slug(heading.replace(/^#+ /, ''))))
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')

/** Returns a page's links to missing files and headings. */
function brokenLinks(file: string): string[] {
  const links = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1]!)
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [path, anchor] = link.split('#') as [string, string | undefined]
    const target = path ? relative(root, resolve(root, dirname(file), path)) : file
    if (!existsSync(join(root, target))) return true

    return anchor !== undefined && target.endsWith('.md') && !anchors(target).has(anchor)
  })
}

/** Returns the English words of the screens, as patterns: `{{name}}` matches any text. */
function wordsOnScreen(): RegExp[] {
  // Forms and histories read the dictionary of the contracts, other texts their own messages.
  const files = ['web-app', 'web-admin', 'services/contracts/src']
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('messages.en.ts') || file.endsWith('/words/en.ts'))
  const words = files.flatMap((file) => [
    ...read(file).matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"/g),
  ])
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

  return words
    .map(([, single, double]) => (single ?? double)!.replaceAll("\\'", "'"))
    .filter((text) => !text.includes('{{') || /\p{L}{2}/u.test(text.replace(/\{\{\w+\}\}/g, '')))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{\w+\}\}/)
            .map(literal)
            .join('.+')}$`,
        ),
    )
}

it('has no link to a file or a heading that does not exist', () => {
  const broken = pages.flatMap((file) => brokenLinks(file).map((link) => `${file}: ${link}`))
  expect(broken).toEqual([])
})

it('wraps text at 100 columns, so that a diff shows a sentence', () => {
  const long = pages
    .filter((file) => !generated.includes(file))
    .flatMap((file) =>
      read(file)
        .replace(/^ *```.*?^ *```/gms, '')
        .split('\n')
        .filter((line) => line.length > 100 && !/^[|!]/.test(line))
        .map((line) => `${file}: ${line}`),
    )
  expect(long).toEqual([])
})

it('describes each area of the domain on at most 40 lines', () => {
  expect(areas.length).toBeGreaterThan(20)
  expect(
    areas.filter((area) => read(`${area}/README.md`).trimEnd().split('\n').length > 40),
  ).toEqual([])
})

it('lists each page for users in docs/users/README.md', () => {
  const listed = [...read('docs/users/README.md').matchAll(/\]\(([\w/-]+\.md)\)/g)].map(
    (match) => `docs/users/${match[1]!}`,
  )
  expect(new Set(listed)).toEqual(
    new Set(userPages.filter((file) => file !== 'docs/users/README.md')),
  )
})

it('names each list that can be exported in docs/api/exports.md', () => {
  const { paths } = JSON.parse(read('docs/openapi.json')) as { paths: Record<string, unknown> }
  const lists = Object.keys(paths).flatMap((path) => path.split('/exports/')[1] ?? [])

  expect(lists.length).toBeGreaterThan(50)
  expect(lists.filter((list) => !read('docs/api/exports.md').includes(`\`${list}\``))).toEqual([])
})

it('prints in bold only words that are on the screens', () => {
  const words = wordsOnScreen()

  const bold = [...userPages, 'docs/glossary.md'].flatMap((file) =>
    [...read(file).matchAll(/\*\*([^*]+)\*\*/g)].map((match) => ({
      file,
      word: match[1]!.replace(/\s+/g, ' '),
    })),
  )

  expect(bold.length).toBeGreaterThan(500)
  expect(bold.filter(({ word }) => !words.some((pattern) => pattern.test(word)))).toEqual([])
})
