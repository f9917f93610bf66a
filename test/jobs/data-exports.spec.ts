import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Files } from '@workledger/api/kernel/files'
import { ExportMaker } from '@workledger/api/privacy/exports/export-maker'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { dataExportsApi as api } from '@workledger/contracts/privacy/data-exports.api'
import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { unzipSync } from 'fflate'
import type { Product } from '../support/product'
import { startProduct } from '../support/product'
import { createWorld, type World } from '../support/world'
import { until } from './mailbox'
import { startWorkers } from './workers'

describe('data exports', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let world: World
  let reads: TenantReads
  const payslip = async () => Buffer.from('%PDF-1.7 payslip')
  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
    reads = new TenantReads(product.database.urls.wl_jobs)
    workers = await startWorkers(product, {
      exports: new ExportMaker({
        reads,
        log: product.log,
        vault: product.vault,
        files: new Files(join(product.dataDir, 'files'), product.vault, product.store),
        pdf: { payslip, payStatement: payslip, invoice: payslip, page: payslip },
        dataDir: product.dataDir,
      }),
    })
  })
  afterAll(async () => {
    await workers?.close()
    await reads?.close()
    await product?.stop()
  })

  const ws = () => ({ ws: world.company.ws })
  const ready = (call: typeof api.ownExport | typeof api.workspaceExport, token: string) =>
    until(async () => {
      const { data } = (await product.call(call, { token, params: ws() })).body
      if (data.status === 'failed') throw new Error(JSON.stringify((await product.owner.query('select error from jobs.failed')).rows))
      return data.status === 'ready' && data
    }, 30_000)
  const fetched = async (path: string, token: string) => {
    const answer = await product.app.inject({
      method: 'GET',
      url: `/api/v1${path.replace('{ws}', world.company.ws)}`,
      headers: { authorization: `Bearer ${token}` },
    })
    return { status: answer.statusCode, files: answer.statusCode === 200 ? unzipSync(answer.rawPayload) : {} }
  }
  const textOf = (files: Record<string, Uint8Array>, name: string) => Buffer.from(files[name]!).toString()

  it('put everything about a person into a file for that person alone, one at a time', async () => {
    const { token } = world.employee
    expect((await product.call(api.ownExport, { token, params: ws() })).body.data.status).toBe('none')
    expect((await fetched(api.ownExportFile.path, token)).status).toBe(409)
    expect((await product.call(api.requestOwnExport, { token, params: ws() })).status).toBe(200)
    const again = await product.call(api.requestOwnExport, { token, params: ws() })
    expect(again).toMatchObject({ status: 409, body: { code: expect.stringMatching(/privacy.export_(making|ready)/) } })
    expect((await ready(api.ownExport, token)).size).toBeGreaterThan(1000)
    expect((await fetched(api.ownExportFile.path, world.colleague.token)).status).toBe(409)

    const { files } = await fetched(api.ownExportFile.path, token)
    const data = JSON.parse(textOf(files, 'data.json'))
    expect(data.person).toEqual({ employee_id: world.employee.employee, name: 'Eli Tester' })
    expect(data.held.employees[0]).toMatchObject({ first_name: 'Eli', email: world.employee.email })
    for (const table of [
      'contracts',
      'leaves',
      'attendance',
      'time_entries',
      'expenses',
      'documents',
      'bank_accounts',
      'payrun_entries',
      'users',
      'emergency_contacts',
    ])
      expect([table, data.held[table]?.length > 0]).toEqual([table, true])
    expect(data.events.map(({ what }: any) => what)).toEqual(expect.arrayContaining(['Employee added', 'Joined']))
    expect(Object.keys(files).filter((name) => name.startsWith('documents/')).length).toBeGreaterThan(2)
    expect(Object.keys(files).filter((name) => name.startsWith('payslips/'))).toHaveLength(1)
    // Nobody else's data.
    const page = textOf(files, 'index.html')
    expect(page).toContain('What World holds about Eli Tester')
    expect(page).toMatch(/<th>Leave type<\/th>.*<td>[A-Z][^<0-9]+<\/td>/)
    expect(page.replace(/href="[^"]*"|>(documents|payslips)\/[^<]*</g, '')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/)
    for (const other of [world.colleague.email, world.manager.email]) expect(JSON.stringify(data) + page).not.toContain(other)
    // It lies encrypted.
    const [stored] = await readdir(join(product.dataDir, 'exports'))
    expect((await readFile(join(product.dataDir, 'exports', stored!))).includes('index.html')).toBe(false)
  })

  it('put a whole workspace into a file that verifies, for its admins alone', async () => {
    const { token } = world.company.admin
    expect((await product.call(api.requestWorkspaceExport, { token: world.employee.token, params: ws() })).status).toBe(403)
    expect((await product.call(api.requestWorkspaceExport, { token, params: ws() })).status).toBe(200)
    await ready(api.workspaceExport, token)
    const { files } = await fetched(api.workspaceExportFile.path, token)
    const lines = textOf(files, 'events.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(new Set(lines.map(({ workspace }) => workspace))).toEqual(new Set([world.company.ws]))
    expect(lines.length).toBeGreaterThan(100)
    expect(lines.some(({ withheld }) => withheld)).toBe(false)
    expect(textOf(files, 'lists/employees.csv')).toContain(world.employee.email)
    expect(Object.keys(files).filter((name) => name.startsWith('lists/')).length).toBeGreaterThan(30)
    expect(Object.keys(files).some((name) => name.startsWith('documents/'))).toBe(true)
    const folder = await mkdtemp(join(tmpdir(), 'workledger-export-'))
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), bytes)
    }
    expect(execFileSync(process.execPath, ['verify.mjs'], { cwd: folder, encoding: 'utf8' })).toContain('intact')
  })

  it('are gone when somebody whose data they have is erased', async () => {
    const { token } = world.company.admin
    const id = world.ids.retained_people!
    expect((await readdir(join(product.dataDir, 'exports'))).length).toBe(2)
    const params = { ...ws(), id }
    await product.call(workspacesApi.changeSettings, { token, params: ws(), body: { retention_years: 1 } })
    expect((await product.call(privacyApi.erasePerson, { token, params, body: { name: 'Fay Tester' } })).status).toBe(200)
    expect((await product.call(api.workspaceExport, { token, params: ws() })).body.data.status).toBe('none')
    // The other one is its person's own.
    expect((await readdir(join(product.dataDir, 'exports'))).length).toBe(1)
    expect((await product.call(peopleApi.employeeMe, { token: world.employee.token, params: ws() })).status).toBe(200)
  })
})
