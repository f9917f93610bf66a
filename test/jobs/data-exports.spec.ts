import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Files } from '@workledger/api/kernel/files/files'
import { ExportMaker } from '@workledger/api/privacy/exports/export-maker'
import { accessApi } from '@workledger/contracts/access/access.api'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { dataExportsApi as api } from '@workledger/contracts/privacy/data-exports.api'
import { keepAnchors } from '@workledger/event-store/anchoring'
import type { TakenAnchor } from '@workledger/event-store/anchors'
import { exportStoreOf } from '@workledger/event-store/blobs/export-store'
import { UploadOwners } from '@workledger/event-store/blobs/upload-owners'
import { Positions } from '@workledger/event-store/secrets/positions'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { unzipSync } from 'fflate'
import { Pool } from 'pg'
import { erase, secondAdmin } from '../support/erasures'
import { PASSWORD } from '../support/people'
import type { Product } from '../support/product'
import { startProduct } from '../support/product'
import { until } from '../support/until'
import { createWorld, type World } from '../support/world'
import { startWorkers } from './workers'

describe('data exports', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let world: World
  let reads: TenantReads
  let secrets: Pool
  const anchors: TakenAnchor[] = []
  const payslip = async () => Buffer.from('%PDF-1.7 payslip')

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
    reads = new TenantReads(product.database.urls.wl_jobs)
    secrets = new Pool({ connectionString: product.database.urls.wl_vault, max: 1 })

    workers = await startWorkers(product, {
      exports: new ExportMaker({
        reads,
        log: product.log,
        anchors: async () => anchors,
        vault: product.vault,
        positions: new Positions(secrets, product.masterKey),
        files: new Files(
          join(product.dataDir, 'files'),
          product.vault,
          product.store,
          new UploadOwners(secrets),
        ),
        pdf: { payslip, payStatement: payslip, invoice: payslip, page: payslip },
        made: exportStoreOf(product.dataDir, undefined),
      }),
    })
  })

  afterAll(async () => {
    await workers?.close()
    await reads?.close()
    await secrets?.end()
    await product?.stop()
  })

  const ws = () => ({ ws: world.company.ws })

  const ready = (call: typeof api.ownExport | typeof api.workspaceExport, token: string) =>
    until(async () => {
      const { data } = (await product.call(call, { token, params: ws() })).body

      if (data.status === 'failed')
        throw new Error(
          JSON.stringify((await product.owner.query('select error from jobs.failed')).rows),
        )

      return data.status === 'ready' && data
    }, 30_000)

  const fetched = async (path: string, token: string) => {
    const answer = await product.app.inject({
      method: 'GET',
      url: `/api/v1${path.replace('{ws}', world.company.ws)}`,
      headers: { authorization: `Bearer ${token}` },
    })
    return {
      status: answer.statusCode,
      files: answer.statusCode === 200 ? unzipSync(answer.rawPayload) : {},
    }
  }

  const textOf = (files: Record<string, Uint8Array>, name: string) =>
    Buffer.from(files[name]!).toString()

  it('put all data about a person into a file only for that person, one at a time', async () => {
    const { token } = world.employee

    // A location is in the vault, and in the file all the same.
    const left = await product.call(attendanceApi.checkOut, {
      token,
      params: { id: world.employee.employee },
      body: { out_location: { lat: 38.7071, long: -9.1364 } },
    })

    expect(left.status).toBe(200)

    expect((await product.call(api.ownExport, { token, params: ws() })).body.data.status).toBe(
      'none',
    )
    expect((await fetched(api.ownExportFile.path, token)).status).toBe(409)
    expect((await product.call(api.requestOwnExport, { token, params: ws() })).status).toBe(200)
    const again = await product.call(api.requestOwnExport, { token, params: ws() })

    expect(again).toMatchObject({
      status: 409,
      body: { code: expect.stringMatching(/privacy.export_(making|ready)/) },
    })

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

    expect(data.held.attendance.map(({ out_location }: any) => out_location)).toContainEqual({
      lat: 38.707,
      long: -9.136,
    })

    expect(data.events.map(({ what }: any) => what)).toEqual(
      expect.arrayContaining(['Employee added', 'Joined']),
    )
    expect(
      Object.keys(files).filter((name) => name.startsWith('documents/')).length,
    ).toBeGreaterThan(2)
    expect(Object.keys(files).filter((name) => name.startsWith('payslips/'))).toHaveLength(1)
    // No other person's data.
    const page = textOf(files, 'index.html')
    expect(page).toContain('What World holds about Eli Tester')
    expect(page).toMatch(/<th>Leave type<\/th>.*<td>[A-Z][^<0-9]+<\/td>/)
    // Files and the Message-ID of a mail that is already sent are named by ids.
    expect(
      page.replace(/href="[^"]*"|>(documents|payslips)\/[^<]*<|&#60;[^<&]*&#62;/g, ''),
    ).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/)

    for (const other of [world.colleague.email, world.manager.email])
      expect(JSON.stringify(data) + page).not.toContain(other)

    // The stored file is encrypted.
    const [stored] = await readdir(join(product.dataDir, 'exports'))
    expect((await readFile(join(product.dataDir, 'exports', stored!))).includes('index.html')).toBe(
      false,
    )
  })

  it('are fetched by a browser itself, by a link that is good once, for nothing else and as long as the session lasts', async () => {
    const { token } = world.employee
    const link = async (of = token) =>
      (await product.call(api.ownExportLink, { token: of, params: ws() })).body.data.url
    const get = async (url: string) => (await product.app.inject({ method: 'GET', url })).statusCode

    expect(
      (await product.call(api.ownExportLink, { token: world.colleague.token, params: ws() }))
        .status,
    ).toBe(409)

    expect((await product.call(api.workspaceExportLink, { token, params: ws() })).status).toBe(403)
    const url = await link()
    const key = /key=([^&]+)$/.exec(url)![1]!
    const { ws: workspace } = ws()
    expect(await get(`/api/v1/workspaces/${workspace}/me/export/file`)).toBe(401)
    expect(await get(`/api/v1/workspaces/${workspace}/export/file?key=${key}`)).toBe(401)
    expect(await get(`/api/v1/workspaces/${workspace}/me/export/link?key=${key}`)).toBe(401)
    expect(await get(url.replace(key, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`))).toBe(
      401,
    )
    // Mail scanners check links by HEAD before a person opens them.
    expect((await product.app.inject({ method: 'HEAD', url })).statusCode).toBe(204)
    const taken = await product.app.inject({ method: 'GET', url })
    expect([taken.statusCode, taken.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(Object.keys(unzipSync(taken.rawPayload))).toContain('data.json')
    expect(await get(url)).toBe(410)
    // The stored part is not the key.
    const kept = JSON.stringify((await product.owner.query('select * from vault.link_keys')).rows)
    expect(kept).not.toContain(key)
    const { body } = await product.call(accessApi.login, {
      body: { email: world.employee.email, password: PASSWORD },
    })
    const late = await link(body.token)
    expect((await product.call(accessApi.logout, { token: body.token })).status).toBeLessThan(300)
    expect(await get(late)).toBe(401)
    const expired = await link()
    await product.owner.query(
      "update vault.link_keys set expires_at = now() - interval '1 second' where kind = 'download'",
    )
    expect(await get(expired)).toBe(410)
  })

  it('put a whole workspace into a file that verifies, only for its administrators', async () => {
    const { token } = world.company.admin
    const body = { current_password: PASSWORD }

    expect(
      (
        await product.call(api.requestWorkspaceExport, {
          token: world.employee.token,
          params: ws(),
          body,
        })
      ).status,
    ).toBe(403)

    const wrong = await product.call(api.requestWorkspaceExport, {
      token,
      params: ws(),
      body: { current_password: 'x' },
    })

    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { error_codes: { current_password: [{ code: 'access.current_password' }] } },
    ])

    const store = {
      read: async () => anchors,
      append: async (anchor: TakenAnchor) => void anchors.push(anchor),
    }

    const head = await product.log.end()
    await keepAnchors({ source: product.log, stores: [store] }, head, new Date())
    expect(
      (await product.call(api.requestWorkspaceExport, { token, params: ws(), body })).status,
    ).toBe(200)
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
    expect(Object.keys(files).filter((name) => name.startsWith('lists/')).length).toBeGreaterThan(
      30,
    )
    expect(Object.keys(files).some((name) => name.startsWith('documents/'))).toBe(true)
    const folder = await mkdtemp(join(tmpdir(), 'workledger-export-'))

    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), bytes)
    }

    const verified = execFileSync(process.execPath, ['verify.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    })

    expect(verified).toMatch(/\nINTACT\n$/)
    // Proved by a head outside of the database, without another person's event.
    const [proof] = JSON.parse(textOf(files, 'inclusion.json')).anchors
    const since = lines
      .filter(({ position }) => BigInt(position) <= BigInt(head.position))
      .map(({ position }) => position)

    expect(proof).toMatchObject({
      events: since,
      path: expect.arrayContaining([expect.stringMatching(/^[0-9a-f]{64}$/)]),
    })

    expect(verified).toContain(anchors[0]!.tree!.root.toString('hex'))
  })

  it('are deleted when a person in their data is erased', async () => {
    const { token } = world.company.admin
    const id = world.ids.retained_people!
    expect((await readdir(join(product.dataDir, 'exports'))).length).toBe(2)
    const other = await secondAdmin(product, world.company)
    expect((await erase(product, world.company, other, { id, name: 'Fay Tester' })).status).toBe(
      200,
    )
    expect(
      (await product.call(api.workspaceExport, { token, params: ws() })).body.data.status,
    ).toBe('none')
    // The other one belongs to its person.
    expect((await readdir(join(product.dataDir, 'exports'))).length).toBe(1)

    expect(
      (await product.call(peopleApi.employeeMe, { token: world.employee.token, params: ws() }))
        .status,
    ).toBe(200)
  })
})
