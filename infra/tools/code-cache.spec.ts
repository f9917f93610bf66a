import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeTemporaryFolder } from '../../test/support/temporary-folder'

/** More than a start may compile without writing the file. */
const MODULES = 30

const folder = makeTemporaryFolder('code-cache')
const cache = join(folder, 'node_modules/.cache/workledger')
const changed = join(folder, 'lib/m7.js')

beforeAll(() => {
  for (const path of ['infra/tools', 'lib', 'node_modules'])
    mkdirSync(join(folder, path), { recursive: true })

  for (const name of ['code-cache.mjs', 'code-cache-file.mjs', 'packages.mjs'])
    cpSync(join(__dirname, name), join(folder, 'infra/tools', name))

  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}')

  for (let n = 0; n < MODULES; n++)
    writeFileSync(join(folder, `lib/m${n}.js`), `module.exports = () => 'one'\n`)

  replace('one', BEFORE)
  writeFileSync(join(folder, 'lib/data.json'), '{"kind":"json"}')
  writeFileSync(join(folder, 'lib/es.mjs'), `export const kind = 'import'\n`)
  writeFileSync(
    join(folder, 'lib/main.js'),
    `const words = Array.from({ length: ${MODULES} }, (_, n) => require('./m' + n)())
const own = { here: __filename, found: require.resolve('./m1'), strict: this === module.exports }
exports.tell = async () => ({
  m7: words[7], own, json: require('./data.json').kind, imported: (await import('./es.mjs')).kind,
  place: new Error('x').stack.split('\\n')[1].trim(),
})\n`,
  )
  writeFileSync(
    join(folder, 'run.mjs'),
    `import { createRequire } from 'node:module'
import { useCodeCache } from './infra/tools/code-cache.mjs'
const started = useCodeCache(0)
const { tell } = createRequire(import.meta.url)('./lib/main.js')
console.log(JSON.stringify(await tell()))
const alive = setInterval(() => {}, 1000)
await started()
clearInterval(alive)\n`,
  )
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...flags: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, join(folder, 'run.mjs')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )

/** Replaces a module with one of the same length. */
function replace(word: string, time: Date) {
  writeFileSync(changed, `module.exports = () => '${word}'\n`)
  utimesSync(changed, time, time)
}

const [BEFORE, AFTER] = [new Date(2026, 0, 1), new Date(2026, 0, 2)]

test('a module behaves the same from the cache', () => {
  const first = run()
  expect(readdirSync(cache)).toHaveLength(1)

  expect(run()).toEqual(first)
  expect(first).toMatchObject({
    m7: 'one',
    own: { here: join(folder, 'lib/main.js'), found: join(folder, 'lib/m1.js'), strict: true },
    json: 'json',
    imported: 'import',
    place: `at exports.tell (${join(folder, 'lib/main.js')}:5:10)`,
  })
})

test('only a changed file is compiled again', () => {
  // The same time and size: the cache runs its own code.
  replace('two', BEFORE)
  expect(run().m7).toBe('one')

  replace('six', AFTER)
  expect(run().m7).toBe('six')
})

test('a removed or added file is found', () => {
  rmSync(join(folder, 'lib/m9.js'))
  expect(() => run()).toThrow('m9')

  mkdirSync(join(folder, 'lib/m9'))
  writeFileSync(join(folder, 'lib/m9/index.js'), `module.exports = () => 'one'\n`)
  expect(run().m7).toBe('six')
})

test('a damaged cache is ignored', () => {
  const [file] = readdirSync(cache)
  const path = join(cache, file!)
  const bytes = readFileSync(path)
  bytes[bytes.length - 100]! ^= 1
  writeFileSync(path, bytes)
  expect(run().m7).toBe('six')
})

test('other flags of V8 have a file of their own, and few files are kept', () => {
  for (const size of [1, 2, 4, 8]) run(`--max-semi-space-size=${size}`)
  expect(readdirSync(cache).length).toBeLessThanOrEqual(3)
})
