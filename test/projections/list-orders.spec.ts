import { listRows } from '@workledger/projections/kernel/list-rows'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { listResources } from '@workledger/projections/registry'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '../support/database'

const WORKSPACE = '01900000-0000-7000-8000-00000000000a'

/** Lists whose rows grow with the years of a company. */
const growing = [
  'attendance',
  'attendance-corrections',
  'attendance-days',
  'candidates',
  'checklist-items',
  'checklists',
  'credit-notes',
  'deliveries',
  'documents',
  'events',
  'expenses',
  'invoices',
  'leaves',
  'paypal-payments',
  'payslips',
  'punches',
  'record-views',
  'time-entries',
  'timesheets',
  'webhook-deliveries',
  'working-time-lines',
  'working-time-overtime',
]

/** Plans as PostgreSQL makes them for large tables, whatever these have. */
const large = ['sort', 'seqscan', 'bitmapscan', 'hashjoin', 'mergejoin']

/** The first page of a list that grows reads the rows of the page, and sorts no others. */
describe('the order of a list', () => {
  let database: TestDatabase
  let reads: TenantReads
  let planner: Client

  beforeAll(async () => {
    database = await createTestDatabase()
    reads = new TenantReads(database.urls.wl_request, 1)
    planner = new Client(database.ownerUrl)
    await planner.connect()
    await planner.query('set search_path = read, public')
    for (const way of large) await planner.query(`set enable_${way} = off`)
  })

  afterEach(() => jest.restoreAllMocks())

  afterAll(async () => {
    await reads?.close()
    await planner?.end()
    await database?.drop()
  })

  /** Returns the statement of the first page. */
  const pageOf = async (name: string) => {
    const resource = listResources.find(({ definition }) => definition.name === name)!
    const query = jest.spyOn(Client.prototype, 'query')

    await listRows(
      {
        db: reads.of([WORKSPACE]),
        resource,
        viewer: {
          workspace: WORKSPACE,
          employee: WORKSPACE,
          permissions: [],
          everything: true,
          now: '2026-11-02T09:00:00Z',
        },
      },
      { range: [0, 49] },
    )

    const sent = query.mock.calls.map((call) => call as unknown as [Statement, unknown[]?])
    jest.restoreAllMocks()
    const [statement, values] = sent.find(([statement]) => textOf(statement).includes(' limit '))!

    return {
      text: textOf(statement),
      values: typeof statement === 'string' ? values : statement.values,
    }
  }

  it.each(growing)('has an index: %s', async (name) => {
    const { text, values } = await pageOf(name)
    const { rows } = await planner.query(`explain (format json) ${text}`, values)
    expect(sortsOf(rows[0]['QUERY PLAN'][0].Plan)).toEqual([])
  })
})

type Statement = string | { readonly text: string; readonly values?: unknown[] }

const textOf = (statement: Statement) =>
  typeof statement === 'string' ? statement : (statement.text ?? '')

interface Plan {
  readonly 'Node Type': string
  readonly 'Sort Key'?: readonly string[]
  readonly Plans?: readonly Plan[]
}

/** Returns the keys by which all rows below a limit are sorted. */
function sortsOf(plan: Plan, limited = false): string[] {
  const below = limited || plan['Node Type'] === 'Limit'
  const own = below && plan['Node Type'] === 'Sort' ? [(plan['Sort Key'] ?? []).join(', ')] : []

  return [...own, ...(plan.Plans ?? []).flatMap((part) => sortsOf(part, below))]
}
