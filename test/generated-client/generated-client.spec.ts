import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import createClient, { type Client } from 'openapi-fetch'
import type { Person } from '../support/people'
import { type Month, monthOf } from './company'

const root = join(__dirname, '../..')
/** Below node_modules, so that the generated code finds its packages. */
const folder = join(root, 'test/node_modules/.cache/generated-client')

/** The package exports its program under no name. */
const generator = join(dirname(require.resolve('openapi-typescript')), '../bin/cli.js')

const options = {
  target: 'es2022',
  module: 'commonjs',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  types: [],
  lib: ['es2023', 'dom'],
  outDir: 'compiled',
}

const run = (...command: string[]) => {
  const { status, stdout, stderr } = spawnSync('node', command, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout + stderr)
}

type PayMonth = (admin: unknown, employee: unknown, company: object) => Promise<string>

/** Generates types from openapi.json and compiles the month against them. */
function generated(): { payMonth: PayMonth } {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const types = join(folder, 'schema.d.ts')
  run(generator, 'docs/openapi.json', '-o', types)
  copyFileSync(join(__dirname, 'month.ts'), join(folder, 'month.ts'))
  const project = join(folder, 'tsconfig.json')
  writeFileSync(project, JSON.stringify({ compilerOptions: options, files: ['month.ts'] }))
  run('node_modules/typescript-7/bin/tsc', '--project', project)

  return require(join(folder, 'compiled/month.js'))
}

describe('a client that is generated from openapi.json', () => {
  let month: Month

  beforeAll(async () => {
    month = await monthOf()
  }, 60_000)

  afterAll(() => month?.product.stop())

  /** Calls the server without a network. */
  const clientOf = ({ token }: Person): Client<{}> =>
    createClient<{}>({
      baseUrl: 'http://localhost',
      headers: { authorization: `Bearer ${token}` },
      fetch: async (request: Request) => {
        const { pathname, search } = new URL(request.url)
        const { status, body } = await month.product.inject({
          method: request.method,
          url: pathname + search,
          headers: Object.fromEntries(request.headers),
          raw: Buffer.from(await request.arrayBuffer()),
        })

        return Response.json(body, { status })
      },
    })

  it('does the main job of a month', async () => {
    const { payMonth } = generated()
    const { admin, employee, ws, leaveType } = month
    const company = { ws, employee: employee.employee, leaveType }
    expect(await payMonth(clientOf(admin), clientOf(employee), company)).toBe('3048.90')
  }, 120_000)
})
