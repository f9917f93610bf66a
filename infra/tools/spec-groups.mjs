import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesBelow, root } from './packages.mjs'

/**
 * Jest gives each file a registry of modules of its own, and to load the product takes 2 s of it. A
 * whole run therefore reads the specs in groups: a file for each group that loads its specs one
 * after the other, each within a `describe` of its path. The groups that take longest come first,
 * so that no worker is left with one at the end.
 */
const kinds = [
  { below: ['test/browser'], size: 8 },
  { below: ['test'], size: 16 },
  { below: ['services/api', 'services/event-store', 'jobs', 'projections', 'infra'], size: 24 },
  { below: ['services/domain', 'services/contracts'], size: 80 },
]

/** Each keeps a worker for more than a minute: they begin first, by themselves. */
const alone = ['test/browser/looks.spec.ts', 'test/api/every-append.spec.ts']

/**
 * What `npm test` clicks through. A page costs a second of a processor to load, so `npm run
 * test:browser` has the rest.
 */
const mainPaths = ['sign-up', 'leave', 'payroll'].map((name) => `test/browser/${name}.spec.ts`)

const TIMES = 'times.txt'

/**
 * Writes the groups into a folder, which it answers, for jest to read instead of the specs: all but
 * what takes a browser beside the main paths, or, with `browser`, that alone.
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
    // Dealt out: what stands side by side in a folder often takes equally long.
    const count = Math.ceil(of.length / size)
    for (let n = 0; n < count; n++) found.push(of.filter((_, index) => index % count === n))
  }

  return [...found, ...[...left].map((path) => [path])]
}

/**
 * A spec that does not load fails by itself, and those beside it run. How long it took, hooks
 * included, is added to the file of times.
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

/** What took longest of what `groupSpecs` had timed in this folder: path and seconds. */
export function slowest(folder, count) {
  const lines = readFileSync(join(folder, TIMES), 'utf8').trimEnd().split('\n')
  const times = lines
    .map((line) => line.split(' '))
    .map(([path, milliseconds]) => ({ path, seconds: Math.round(milliseconds / 1_000) }))
  return times.sort((one, other) => other.seconds - one.seconds).slice(0, count)
}
