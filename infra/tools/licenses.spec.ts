import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const infra = join(__dirname, '..')

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(infra, script), ...args], { encoding: 'utf8' })

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workledger-licenses-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

it('accepts every licence of this product', () => {
  const { status, stdout, stderr } = run('licenses.mjs')
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^AGPL-3\.0-only \(10\)$/m)
  expect(stdout).toMatch(/, 0 refused\n$/)
  expect(status).toBe(0)
})

it('refuses a package that is incompatible with AGPL-3.0-only, and names it', () => {
  const packages = {
    '': { dependencies: { a: '1' } },
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/choice': { version: '1.0.0', license: '(GPL-2.0-only OR MIT)' },
    'node_modules/closed': { version: '1.0.0', license: 'GPL-2.0-only' },
    'node_modules/half': { version: '2.0.0', license: 'MIT AND CC-BY-3.0' },
    'node_modules/silent': { version: '3.0.0' },
    'node_modules/date-holidays': { version: '3.0.0', license: '(ISC AND CC-BY-3.0)' },
    'node_modules/tool': { version: '1.0.0', license: 'SEE LICENSE IN FILE', dev: true },
  }

  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  const { status, stdout, stderr } = run('licenses.mjs', folder)

  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^closed 1\.0\.0: GPL-2\.0-only is not accepted/),
    expect.stringMatching(/^half 2\.0\.0: MIT AND CC-BY-3\.0 is not accepted/),
    expect.stringMatching(/^silent 3\.0\.0: no licence stated is not accepted/),
  ])

  expect(stdout).toMatch(/6 production packages, 3 refused\n$/)
  expect(status).toBe(1)
})

it('lists all production packages and none of development, with their requirements, as CycloneDX', () => {
  const file = join(folder, 'sbom.json')
  expect(run('sbom.mjs', file).status).toBe(0)
  const bom = JSON.parse(readFileSync(file, 'utf8'))

  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { name: 'workledger' } },
  })

  const names = bom.components.map(({ name }: { name: string }) => name)

  expect(names).toEqual(
    expect.arrayContaining([
      '@workledger/infra',
      '@nestjs/common',
      'pg',
      'react',
      'world-countries',
    ]),
  )

  for (const tool of ['jest', 'axe-core', 'vite', '@workledger/test'])
    expect(names).not.toContain(tool)

  const needs = new Map<string, string[]>(
    bom.dependencies.map((one: any) => [one.ref, one.dependsOn]),
  )
  const reached = new Set(['workledger'])
  for (const ref of reached) for (const other of needs.get(ref)!) reached.add(other)
  expect(bom.components.filter((one: any) => !reached.has(one['bom-ref']))).toEqual([])
})
