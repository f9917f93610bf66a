import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesBelow, root } from './packages.mjs'

/**
 * Jest gives each file its own module registry, and loading the product takes 2 s of it. A whole
 * run therefore reads the specs in groups. One file per group loads its specs in sequence, each
 * within a `describe` of its path. The longest groups come first, so that no worker is left with
 * one at the end.
 */
const kinds = [
  { below: ['test/browser'], size: 8 },
  { below: ['test'], size: 16 },
  { below: ['services/api', 'services/event-store', 'jobs', 'projections', 'infra'], size: 24 },
  { below: ['services/domain', 'services/contracts'], size: 80 },
]

/** Each occupies a worker for more than a minute, so they run first and alone. */
const alone = ['test/browser/looks.spec.ts', 'test/api/every-append.spec.ts']

/**
 * The browser specs of `npm test`: the main path, and pages in every language. A page costs a second
 * of a processor to load, so `npm run test:browser` runs the others.
 */
const mainPaths = ['test/browser/sign-up.spec.ts', 'test/browser/languages.spec.ts']

const TIMES = 'times.txt'

/**
 * Writes the groups into a folder for jest and returns it. It has all specs except the browser's
 * beyond the main paths; with `browser`, only those.
 */
export function groupSpecs(folder, { browser = false } = {}) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  const specs = ['services', 'projections', 'jobs', 'infra', 'test']
    .flatMap((name) => filesBelow(join(root, name)))
    .map(({ path }) => relative(root, path).replaceAll('\\', '/'))
    .filter(
      (path) =>
        path.endsWith('.spec.ts') &&
        browser === (path.startsWith('test/browser/') && !mainPaths.includes(path)),
    )
    .sort()

  groups(specs).forEach((group, index) => {
    writeFileSync(
      join(folder, `${String(index).padStart(3, '0')}.group.js`),
      group.map((path) => loaded(path, join(folder, TIMES))).join(''),
    )
  })

  return folder
}

function groups(specs) {
  const left = new Set(specs)
  const take = (of) => of.filter((path) => left.delete(path))
  const found = take(alone).map((path) => [path])

  for (const { below, size } of kinds) {
    const of = take(specs.filter((path) => below.some((folder) => path.startsWith(`${folder}/`))))
    // Dealt out, because neighbours in a folder often take equally long.
    const count = Math.ceil(of.length / size)
    for (let n = 0; n < count; n++) found.push(of.filter((_, index) => index % count === n))
  }

  return [...found, ...[...left].map((path) => [path])]
}

/**
 * Returns the source that loads one spec. A spec that does not load fails alone; its neighbours
 * run. Its duration with hooks goes to the file of times.
 */
const loaded = (path, times) => `describe(${JSON.stringify(path)}, () => {
  let began
  beforeAll(() => { began = Date.now() })
  try {
    require(${JSON.stringify(join(root, path))})
  } catch (error) {
    it('loads', () => { throw error })
  }
  afterAll(() => require('node:fs').appendFileSync(${JSON.stringify(times)}, ${JSON.stringify(path)} + ' ' + (Date.now() - began) + '\\n'))
})
`

/** Returns the slowest specs that `groupSpecs` timed in this folder: path and seconds. */
export function slowest(folder, count) {
  const lines = readFileSync(join(folder, TIMES), 'utf8').trimEnd().split('\n')
  const times = lines
    .map((line) => line.split(' '))
    .map(([path, milliseconds]) => ({ path, seconds: Math.round(milliseconds / 1_000) }))
  return times.sort((one, other) => other.seconds - one.seconds).slice(0, count)
}
