import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { accessApi } from '@workledger/contracts/access/access.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { closingApi as api } from '@workledger/contracts/privacy/closing.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { workspaceDecider } from '@workledger/domain/workspaces/workspace'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { ClosedWorkspaces } from '@workledger/jobs/privacy/closed-workspaces'
import { projections } from '@workledger/projections/registry'
import { Rebuilder } from '@workledger/projections/runner/rebuilder'
import { Pool } from 'pg'
import { createCompany, PASSWORD } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { askRebuild, tableContent } from '../support/table-content'
import { until } from '../support/until'
import { wholeDatabase } from '../support/whole-database'
import { createWorld, type World } from '../support/world'

describe('closing a workspace', () => {
  let product: Product
  let world: World
  let vault: Pool

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 1 })
  })

  afterAll(async () => {
    await vault?.end()
    await product?.stop()
  })

  const asked = () => ({ token: world.company.admin.token, params: { ws: world.company.ws } })
  const close = (name: string, notice_days?: number) =>
    product.call(api.closeWorkspace, { ...asked(), body: { name, notice_days } })
  const seen = async (token = world.employee.token) =>
    (await product.call(workspacesApi.workspace, { token, params: { ws: world.company.ws } })).body
      .data
  const addDepartment = (name: string) =>
    product.call(structureApi.addDepartment, { ...asked(), body: { name } })

  const announced = async (days: number) => {
    const now = new Date(Date.now() - days * 86_400_000).toISOString()
    const commands = new SystemCommands(product.store)

    await commands.run(
      workspaceDecider,
      { workspace: world.company.ws, id: world.company.ws },
      {
        type: 'announce-closing',
        workspace_id: world.company.ws,
        now,
        notice_days: 30,
      },
    )

    await product.settled()
  }

  it('is announced with a notice by authorised people, confirmed by the name, shown to all, and withdrawn', async () => {
    const before = await product.events()
    expect((await close('Wurld')).body).toMatchObject({
      error_codes: { name: [{ code: 'privacy.company_name' }] },
    })

    for (const days of [6, 366])
      expect((await close('World', days)).body).toMatchObject({
        error_codes: { notice_days: [{ code: 'privacy.notice' }] },
      })

    const { employee } = world

    const refused = await product.call(api.closeWorkspace, {
      token: employee.token,
      params: asked().params,
      body: { name: 'World' },
    })

    expect([refused.status, await product.events()]).toEqual([403, before])
    expect((await close('World', 14)).status).toBe(200)
    const { closes_at, erases_at } = await seen()
    expect(Math.round((Date.parse(`${closes_at}Z`) - Date.now()) / 86_400_000)).toBe(14)
    expect(Math.round((Date.parse(`${erases_at}Z`) - Date.now()) / 86_400_000)).toBe(44)
    expect((await close('World')).body).toMatchObject({ code: 'privacy.closing' })
    // Until then the workspace works as before.
    expect((await addDepartment('Still open')).status).toBe(201)
    expect((await product.call(api.withdrawClosing, asked())).status).toBe(204)
    expect(await seen()).toMatchObject({ closes_at: null, erases_at: null })
    expect((await product.call(api.withdrawClosing, asked())).body).toMatchObject({
      code: 'privacy.not_closing',
    })
  })

  it('makes it read-only after the notice; a withdrawn closing opens it again', async () => {
    await announced(31)
    const before = await product.events(world.company.ws)
    const refused = await addDepartment('Too late')
    expect(refused).toMatchObject({ status: 403, body: { code: 'privacy.closed' } })
    expect(await product.events(world.company.ws)).toBe(before)
    expect((await seen()).name).toBe('World')
    expect((await product.call(api.withdrawClosing, asked())).status).toBe(204)
    expect((await addDepartment('Open again')).status).toBe(201)
  })

  it('erases it thirty days later: keys, tables, files and sign-in, while the log verifies and others stay', async () => {
    const { ws, admin } = world.company
    const other = await createCompany(product, 'Other')
    const closed = new ClosedWorkspaces({ vault, commands: new SystemCommands(product.store) })
    await announced(31)
    await closed.run(new Date())
    await product.settled()
    expect((await seen()).name).toBe('World')
    await product.call(api.withdrawClosing, asked())

    const jobs = async () =>
      (
        await product.owner.query(
          "select data ->> 'workspace' as of from jobs.failed where queue = 'exports' order by 1",
        )
      ).rows.map(({ of }) => of)

    for (const workspace of [ws, other.ws])
      await product.owner.query(
        "insert into jobs.failed (id, queue, name, key, data, tries, error) values (gen_random_uuid(), 'exports', 'make', $1, $2, 3, 'Disk full')",
        [workspace, JSON.stringify({ workspace, owner_id: workspace })],
      )

    expect(await jobs()).toEqual([ws, other.ws].sort())
    await announced(61)
    await closed.run(new Date())
    await product.settled()
    expect(await jobs()).toEqual([other.ws])

    const { rows } = await product.owner.query(
      'select count(*)::int as n from vault.person_keys where workspace = $1 and wrapped is not null',
      [ws],
    )

    expect(rows[0].n).toBe(0)
    const content = await tableContent(product.owner)

    for (const [table, kept] of Object.entries(content))
      expect([table, kept.filter((row) => row.includes(ws))]).toEqual([table, []])

    const left = [...(await wholeDatabase(product.owner))].flatMap(([table, rows]) =>
      !table.startsWith('log.') && rows.some((row) => row.includes(ws)) ? [table] : [],
    )
    // The row of a destroyed key says that none may be made.
    expect(left).toEqual(['vault.person_keys'])

    const files = (
      await readdir(join(product.dataDir, 'files'), { recursive: true, withFileTypes: true })
    ).filter((one) => one.isFile())
    expect(files).toEqual([])

    for (const { email } of [admin, world.employee]) {
      const login = await product.call(accessApi.login, { body: { email, password: PASSWORD } })
      expect(login.status).toBe(422)
    }

    expect((await product.call(workspacesApi.workspace, { ...asked() })).status).toBe(401)
    // A second run has nothing to do.
    await closed.run(new Date())

    const mine = { token: other.admin.token, params: { ws: other.ws } }
    expect((await product.call(workspacesApi.workspace, mine)).body.data.name).toBe('Other')
    expect(
      (await product.call(structureApi.addDepartment, { ...mine, body: { name: 'Labs' } })).status,
    ).toBe(201)

    expect((await product.call(auditApi.verifyLog, mine)).body.data).toMatchObject({
      intact: true,
      behind: 0,
    })

    const before = await tableContent(product.owner)
    await askRebuild(product.owner)

    const rebuilder = new Rebuilder({
      connectionString: product.database.urls.wl_projector,
      store: product.store,
      projections,
      onError: (error) => product.errors.push(error),
    })

    rebuilder.start()

    await until(
      async () => (await product.owner.query('select 1 from read_next.checkpoints')).rowCount === 0,
      60_000,
    )

    await rebuilder.stop()
    expect(await tableContent(product.owner)).toEqual(before)
    expect(product.errors).toEqual([])
  })
})
