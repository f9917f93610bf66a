import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { makeTemporaryFolder } from '../../test/support/temporary-folder'

const folder = makeTemporaryFolder('stack-traces')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a stack trace names lines of the sources, and leaves other files as they are', () => {
  const source = `interface Gone {\n  a: 1\n}\n\nexport function fail(gone: Gone) {\n  throw new TypeError('Failed')\n}\n`
  const { outputText, sourceMapText } = ts.transpileModule(source, {
    fileName: 'fail.ts',
    compilerOptions: { module: ts.ModuleKind.CommonJS, sourceMap: true },
  })
  writeFileSync(join(folder, 'fail.js'), outputText)
  writeFileSync(join(folder, 'fail.js.map'), sourceMapText!)

  const run = `
    import { createRequire } from 'node:module'
    import { mapStackTraces } from '${join(__dirname, 'stack-traces.mjs')}'
    mapStackTraces()
    const { fail } = createRequire(import.meta.url)('${join(folder, 'fail.js')}')
    try { fail() } catch (error) { console.log(error.stack) }`
  writeFileSync(join(folder, 'run.mjs'), run)
  const lines = execFileSync(process.execPath, [join(folder, 'run.mjs')], {
    encoding: 'utf8',
  }).split('\n')

  expect(lines[0]).toBe('TypeError: Failed')
  expect(lines[1]).toBe(`    at fail (${join(folder, 'fail.ts')}:6:9)`)
  expect(lines[2]).toBe(`    at file://${join(folder, 'run.mjs')}:6:11`)
})
