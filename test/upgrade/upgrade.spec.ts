import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { accessApi } from '@workledger/contracts/access/access.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { readConfig } from '@workledger/infra/config'
import { openDatabase } from '@workledger/infra/database'
import { Lifecycle } from '@workledger/infra/lifecycle'
import { startProduct } from '@workledger/infra/product'
import { main as verify } from '@workledger/infra/verify'
import { Client as Connection } from 'pg'
import pino from 'pino'
import { Client, PAYEES, SALARY } from '../faults/load'
import { until } from '../jobs/mailbox'
import { createEmptyDatabase, createTestDatabase, testMasterKey } from '../support/database'
import { PASSWORD } from '../support/people'
import { freePort } from '../support/server-process'
import { askRebuild, tableContent } from '../support/table-content'
import { makeTemporaryFolder } from '../support/temporary-folder'

/** What write.ts made with commit 102fe9c, and how much of it. */
const FILE = '2026-11-23.sql.gz'
const MADE = { employees: 17, invoices: 7, payRuns: 3 }

describe('a database of an earlier version', () => {
  const dataDir = makeTemporaryFolder('upgrade')
  const lifecycle = new Lifecycle()
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>
  let owner: Connection
  let client: Client
  beforeAll(async () => {
    // The roles that the dump grants to belong to the cluster; the product makes them at its first start.
    const other = await createTestDatabase()
    await other.drop()
    database = await createEmptyDatabase()
    owner = new Connection(database.ownerUrl)
    owner.on('error', () => {})
    await owner.connect()
    await owner.query(gunzipSync(readFileSync(join(__dirname, FILE))).toString())
    await owner.query('reset all')
  }, 60_000)
  afterAll(async () => {
    client?.close()
    await lifecycle.stop()
    await owner?.end()
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const environment = (port: number) => ({
    DATABASE_URL: database.ownerUrl,
    MASTER_KEY: testMasterKey.toString('base64'),
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    CAPTCHA: 'off',
  })
  const events = async () => (await owner.query('select count(*)::int as n from log.events')).rows[0].n as number

  it('is taken over by this one: tables are made anew, the log is intact, and work goes on', async () => {
    const port = await freePort()
    const config = readConfig(environment(port))
    const had = await events()
    const opened = await openDatabase(config)
    lifecycle.onStop(() => opened.stop())
    expect(opened.fault).toBeUndefined()
    await startProduct(config, opened, pino({ level: 'silent' }), lifecycle)
    await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200)

    client = new Client(port)
    client.token = (await client.call(accessApi.login, { body: { email: 'ada@example.com', password: PASSWORD } })).token
    const workspaces = (await client.call(workspacesApi.workspaces, {} as never)).data
    const [north, south] = ['Northwind', 'Southwind'].map((name) => workspaces.find((one) => one.name === name)!.id)
    const params = { ws: north! }
    const { rows: departments } = await owner.query(`select 1 from log.events where type = 'DepartmentAdded' and workspace = $1`, [north])
    expect(departments.length).toBeGreaterThan(29)
    expect((await client.call(structureApi.departments, { params, query: {} })).data).toHaveLength(departments.length)
    const people = await client.call(peopleApi.employees, { params, query: {} })
    expect(people.total).toBe(1 + MADE.employees)
    expect(people.data.map(({ last_name }) => last_name)).toContain('Tester')
    expect((await client.call(invoicesApi.invoices, { params, query: {} })).total).toBe(MADE.invoices)
    const runs = (await client.call(payrollApi.payruns, { params: { ws: south! }, query: {} })).data
    expect(runs.map(({ status, net_pay }) => [status, Number(net_pay)])).toEqual(Array(MADE.payRuns).fill(['complete', PAYEES * SALARY]))

    const { data } = await client.call(structureApi.addDepartment, { params, body: { name: 'After the upgrade' } })
    expect((await client.call(structureApi.departments, { params, query: {} })).data.map(({ id }) => id)).toContain(data.id)
    expect(await events()).toBeGreaterThan(had)
    const lines: string[] = []
    expect([await verify([], environment(port), (line) => lines.push(line)), lines]).toEqual([
      true,
      expect.arrayContaining(['The log is intact.']),
    ])

    if (process.env.FAULTS === 'long') {
      const content = await tableContent(owner)
      await askRebuild(owner)
      await until(async () => (await owner.query('select 1 from read_next.checkpoints')).rowCount === 0, 60_000)
      expect(await tableContent(owner)).toEqual(content)
    }
  }, 120_000)
})
