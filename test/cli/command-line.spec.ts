import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrationsApi } from '@workledger/contracts/integrations/integrations.api'
import type { TokenScope } from '@workledger/contracts/kernel/token-scopes'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const root = join(__dirname, '../..')

interface Ended {
  code: number
  out: string
  err: string
}

const scopes: TokenScope[] = [
  'people:read',
  'attendance:write',
  'time-tracking:write',
  'leave:write',
  'structure:read',
]

describe('the command line', () => {
  let product: Product
  let company: Company
  let employee: Person
  let folder: string
  let url: string
  let token: string

  const run = (
    file: string,
    args: readonly string[],
    { cwd = folder, env = {}, input = '' } = {} as {
      cwd?: string
      env?: Record<string, string>
      input?: string
    },
  ) =>
    new Promise<Ended>((resolve) => {
      const child = execFile(
        file,
        args,
        { cwd, timeout: 25_000, env: { PATH: process.env.PATH!, HOME: folder, ...env } },
        (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
      )
      child.stdin?.end(input)
    })

  const cli = (args: string, options: { env?: Record<string, string>; input?: string } = {}) =>
    run(join(folder, 'node_modules/.bin/workledger'), args.split(' ').filter(Boolean), options)

  const json = async (args: string) => JSON.parse((await cli(`${args} --json`)).out)

  const tokenOf = async (person: Person, wanted: TokenScope[]) => {
    const made = await product.call(integrationsApi.makeToken, {
      token: person.token,
      params: { ws: company.ws },
      body: { name: 'Terminal', scopes: wanted, current_password: PASSWORD },
    })
    return made.body.data
  }

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli')
    token = (await tokenOf(employee, scopes)).token
    await product.app.listen(0, '127.0.0.1')
    url = await product.app.getUrl()

    // The package as it is published, installed far from the repository.
    folder = await mkdtemp(join(tmpdir(), 'workledger-cli-'))
    const npm = { env: { npm_config_cache: join(folder, 'cache') } }
    const to = ['--pack-destination', folder]
    await run('npm', ['pack', join(root, 'infra/tools/cli'), ...to], npm)
    const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'))!
    const flags = ['--offline', '--no-audit', '--no-fund']
    expect(await run('npm', ['install', ...flags, `./${tarball}`], npm)).toMatchObject({ code: 0 })
  }, 90_000)

  afterAll(async () => {
    await product?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('says what it can do, without a server', async () => {
    const { code, out } = await cli('--help')
    expect(code).toBe(0)

    for (const name of out.matchAll(/^ {2}([a-z][a-z-]+) {2,}/gm)) {
      const help = await cli(`${name[1]} --help`)
      expect([name[1], help.code, help.out]).toEqual([
        name[1],
        0,
        expect.stringContaining('Examples:'),
      ])
    }

    expect((await cli('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect(await cli('')).toMatchObject({ code: 2 })
    expect(await cli('dance')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no command'),
    })
    expect(await cli('timer --wrong')).toMatchObject({ code: 2 })
    expect((await cli('completion bash')).out).toContain('check-in')
    expect((await cli('completion zsh')).out).toContain('#compdef workledger')
    expect((await cli('completion fish')).out).toContain('complete -c workledger')
  })

  it('asks to sign in, and says when no server answers', async () => {
    expect(await cli('whoami')).toMatchObject({ code: 3, err: expect.stringContaining('login') })
    const env = { WORKLEDGER_URL: 'http://127.0.0.1:9', WORKLEDGER_TOKEN: token }
    expect(await cli('whoami', { env })).toMatchObject({ code: 4 })
    expect(await cli(`login --url ${url}`, { input: 'wlt_wrong\n' })).toMatchObject({ code: 3 })
    const typo = { WORKLEDGER_URL: 'hr.example.com:x', WORKLEDGER_TOKEN: token }
    expect(await cli('whoami', { env: typo })).toMatchObject({
      code: 2,
      err: expect.stringContaining('is no address'),
    })
  })

  it('knows no company that the token has not, and names the field of a refusal', async () => {
    const workspace = '0190a1b2-0000-7000-8000-000000000001'
    const env = { WORKLEDGER_URL: url, WORKLEDGER_TOKEN: token, WORKLEDGER_WORKSPACE: workspace }
    const foreign = { code: 2, err: expect.stringContaining(`no company ${workspace}`) }
    expect(await cli('whoami', { env })).toMatchObject(foreign)
    expect(await cli('whoami', { env })).toMatchObject({ err: expect.stringContaining(company.ws) })
    const { WORKLEDGER_WORKSPACE: _, ...own } = env
    const login = `login --url ${url} --workspace ${workspace}`
    expect(await cli(login, { env: own })).toMatchObject(foreign)

    const ask = [
      'leave',
      'request',
      '--type',
      'Annual leave',
      '--from',
      '2027-02-30',
      '--to',
      '2027-03-01',
    ]
    const refused = await run(join(folder, 'node_modules/.bin/workledger'), ask, {
      env: { ...own, WORKLEDGER_WORKSPACE: company.ws },
    })
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('(start_on)')])
  })

  it('waits for a busy server, and makes a change once', async () => {
    const keys: unknown[] = []
    const answers = [200, 429, 503, 503, 200, 200, 429, 429, 429, 429]

    const busy = createServer((request, response) => {
      if (request.method !== 'GET') keys.push(request.headers['idempotency-key'])
      const status = answers.shift()!
      const isBusy = status !== 200
      response.writeHead(isBusy ? status : 200, {
        ...{ 'content-type': 'application/json', 'retry-after': '0' },
      })
      const data = { id: company.ws, first_name: 'Eli' }
      response.end(
        JSON.stringify(isBusy ? { message: 'Too many.', code: 'rate.limited' } : { data }),
      )
    })

    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const { port } = busy.address() as AddressInfo

    const env = {
      ...{ WORKLEDGER_URL: `http://127.0.0.1:${port}`, WORKLEDGER_TOKEN: token },
      WORKLEDGER_WORKSPACE: company.ws,
    }

    try {
      const waited = await cli('check-in', { env })
      expect(waited).toMatchObject({
        code: 0,
        err: expect.stringContaining('Trying again in 1 s.'),
      })
      expect(keys).toHaveLength(4)
      expect(new Set(keys).size).toBe(1)

      expect(await cli('check-in', { env })).toMatchObject({
        code: 4,
        err: expect.stringContaining('Too many.'),
      })
      expect(keys).toHaveLength(8)
    } finally {
      busy.close()
    }
  }, 30_000)

  it('writes a whole file or none', async () => {
    const cut = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '1000' })
      response.write('Name\n')
      setTimeout(() => response.destroy(), 50)
    })

    await new Promise<void>((resolve) => cut.listen(0, '127.0.0.1', resolve))
    const { port } = cut.address() as AddressInfo

    const env = {
      ...{ WORKLEDGER_URL: `http://127.0.0.1:${port}`, WORKLEDGER_TOKEN: token },
      WORKLEDGER_WORKSPACE: company.ws,
    }

    try {
      expect(await cli('export employees -o cut.csv', { env })).toMatchObject({ code: 4 })
      expect((await readdir(folder)).filter((name) => name.startsWith('cut'))).toEqual([])
      expect(await cli('export employees -o no/such/folder.csv', { env })).toMatchObject({
        code: 1,
        err: expect.stringContaining('cannot be written'),
      })
    } finally {
      cut.close()
    }
  })

  it('signs in by a token, which only the user can read', async () => {
    const signed = await cli(`login --url ${url}`, { input: `${token}\n` })
    expect(signed).toMatchObject({ code: 0 })
    expect(signed.out + signed.err).not.toContain(token)
    const file = join(folder, '.config/workledger/config.json')
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      workspace: company.ws,
      employee: employee.employee,
    })
    expect(await json('whoami')).toMatchObject({ name: 'Eli Tester', workspace: company.ws })
  })

  it('checks in and out, and prints the sentence of the server if it refuses', async () => {
    expect(await cli('check-in')).toMatchObject({ code: 0, out: 'Checked in.\n' })
    const again = await cli('check-in')
    expect(again).toMatchObject({ code: 1, out: '' })
    expect(again.err).toMatch(/check(ed)? ?in/i)
    expect(JSON.parse((await cli('check-in --json')).err)).toMatchObject({
      exit: 1,
      status: 409,
      code: 'attendance.already_in',
    })
    expect(await cli('check-out')).toMatchObject({ code: 0 })
  })

  it('starts, shows and stops the timer', async () => {
    expect(await cli('timer start Review')).toMatchObject({ code: 0 })
    expect((await cli('timer status')).out).toContain('Review')
    expect(await cli('timer stop')).toMatchObject({ code: 0 })
    expect((await cli('timer status')).out).toBe('No timer runs.\n')
    expect(await json('timer status')).toBeNull()
  })

  it('shows the balance, requests leave and lists it', async () => {
    expect(await json('leave balance')).toMatchObject({ days_available: expect.any(String) })
    const wrong = await cli('leave request --type Moonlight --from 2026-12-23')
    expect(wrong.code).toBe(2)
    const name = wrong.err.split('\n')[1]!.trim()
    const from = `${new Date().getUTCFullYear() + 1}-06-07`
    const file = join(folder, 'node_modules/.bin/workledger')
    const asked = await run(file, ['leave', 'request', '--type', name, '--from', from])
    expect(asked).toMatchObject({ code: 0, err: '' })
    expect(await cli(`leave list --year ${from.slice(0, 4)}`)).toMatchObject({
      code: 0,
      out: expect.stringMatching(new RegExp(`^${from} – ${from}  pending  ${name}  ${name}\n$`)),
    })
  })

  it('exports a list to a file and to the standard output', async () => {
    expect(await cli('export time-entries -o hours.csv')).toMatchObject({ code: 0 })
    const written = await readFile(join(folder, 'hours.csv'), 'utf8')
    expect(written).toContain('Review')
    expect((await cli('export time-entries')).out).toBe(written)
    expect(await cli('export nonsense')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no list “nonsense”'),
    })
    expect(await cli('export employees --format pdf')).toMatchObject({ code: 2 })
  })

  it('follows changes as lines of JSON, and goes on where it ended', async () => {
    const admin = await tokenOf(company.admin, ['structure:read', 'people:read'])
    const env = { WORKLEDGER_URL: url, WORKLEDGER_TOKEN: admin.token }
    const first = await cli('follow --once', { env })
    expect(first.code).toBe(0)
    const position = first.err.trim()
    expect(
      first.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).type),
    ).toContain('person.added')
    await product.call(structureApi.addDepartment, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { name: 'Lab' },
    })
    const next = await cli(`follow --once --after ${position}`, { env })
    expect(
      next.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ type: 'department.added', data: { name: 'Lab' } }])
    expect((await cli('follow --once --after nonsense', { env })).code).toBe(1)
  })

  it('ends with a token that is revoked', async () => {
    const { id, token: other } = await tokenOf(employee, ['people:read'])
    const env = { WORKLEDGER_URL: url, WORKLEDGER_TOKEN: other }
    expect(await cli('whoami', { env })).toMatchObject({ code: 0 })
    await product.call(integrationsApi.revokeOwnToken, {
      token: employee.token,
      params: { ws: company.ws, id },
    })
    expect(await cli('whoami', { env })).toMatchObject({ code: 3 })
    expect(await cli('check-in', { env })).toMatchObject({ code: 3 })
  })

  it('forgets the token', async () => {
    expect(await cli('logout')).toMatchObject({ code: 0 })
    expect(await cli('whoami')).toMatchObject({ code: 3 })
    const me = { token: employee.token, params: { ws: company.ws } }
    expect((await product.call(peopleApi.employeeMe, me)).status).toBe(200)
  })
})
