import { accessApi } from '@workledger/contracts/access/access.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { readConfig } from '@workledger/infra/server/config'
import { openDatabase } from '@workledger/infra/server/database'
import { main as verify } from '@workledger/infra/tools/verify'
import { PAYEES, SALARY } from '../faults/load'
import { PASSWORD } from '../support/people'
import { askRebuild, tableContent } from '../support/table-content'
import { until } from '../support/until'
import { EarlierDatabase } from './earlier-database'

/** The output of write.ts at commit 102fe9c, and its size. */
const FILE = '2026-11-23.sql.gz'

const MADE = { employees: 17, invoices: 7, payRuns: 3 }

describe('a database of an earlier version', () => {
  let earlier: EarlierDatabase

  beforeAll(async () => {
    earlier = await EarlierDatabase.restored(FILE)
  }, 60_000)

  afterAll(() => earlier?.stop())
  const events = async () =>
    (await earlier.owner.query('select count(*)::int as n from log.events')).rows[0].n as number

  it('is taken over by this one: tables are rebuilt, the log is intact, and work goes on', async () => {
    const { owner } = earlier
    const had = await events()

    await expect(
      openDatabase(
        readConfig({
          ...earlier.environment,
          MASTER_KEY: Buffer.alloc(32, 'a typo').toString('base64'),
        }),
      ),
    ).rejects.toThrow(/^MASTER_KEY is not the one of this database, and nothing was changed/)

    const client = await earlier.start()
    client.token = (
      await client.call(accessApi.login, { body: { email: 'ada@example.com', password: PASSWORD } })
    ).token
    const workspaces = (await client.call(workspacesApi.workspaces, {} as never)).data
    const [north, south] = ['Northwind', 'Southwind'].map(
      (name) => workspaces.find((one) => one.name === name)!.id,
    )
    const params = { ws: north! }

    const { rows: departments } = await owner.query(
      `select 1 from log.events where type = 'DepartmentAdded' and workspace = $1`,
      [north],
    )

    expect(departments.length).toBeGreaterThan(29)
    expect((await client.call(structureApi.departments, { params, query: {} })).data).toHaveLength(
      departments.length,
    )
    const people = await client.call(peopleApi.employees, { params, query: {} })
    expect(people.total).toBe(1 + MADE.employees)
    expect(people.data.map(({ last_name }) => last_name)).toContain('Tester')
    expect((await client.call(invoicesApi.invoices, { params, query: {} })).total).toBe(
      MADE.invoices,
    )
    const runs = (await client.call(payrollApi.payruns, { params: { ws: south! }, query: {} })).data
    expect(runs.map(({ status, net_pay }) => [status, Number(net_pay)])).toEqual(
      Array(MADE.payRuns).fill(['complete', PAYEES * SALARY]),
    )

    const { data } = await client.call(structureApi.addDepartment, {
      params,
      body: { name: 'After the upgrade' },
    })

    expect(
      (await client.call(structureApi.departments, { params, query: {} })).data.map(({ id }) => id),
    ).toContain(data.id)
    expect(await events()).toBeGreaterThan(had)
    const lines: string[] = []

    expect([await verify([], earlier.environment, (line) => lines.push(line)), lines]).toEqual([
      true,
      // The earlier version's events are unsigned, and stay so.
      expect.arrayContaining([
        'The log is intact.',
        expect.stringContaining(`; ${had.toLocaleString('en')} before it are not`),
      ]),
    ])

    if (process.env.FAULTS === 'long') {
      const content = await tableContent(owner)
      await askRebuild(owner)

      await until(
        async () => (await owner.query('select 1 from read_next.checkpoints')).rowCount === 0,
        60_000,
      )

      expect(await tableContent(owner)).toEqual(content)
    }
  }, 120_000)
})
