import { type Filter } from '@workledger/projections/kernel/list-filter'
import { listRows } from '@workledger/projections/kernel/list-rows'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { projections } from '@workledger/projections/registry'
import { shapeOf } from '@workledger/projections/runner/shape'
import { departmentsList } from '@workledger/projections/structure/structure.lists'
import fc from 'fast-check'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '../support/database'

const MINE = '01900000-0000-7000-8000-00000000000a'
const OTHERS = '01900000-0000-7000-8000-00000000000b'
const PROJECTION = projections.find(({ tables }) =>
  tables.some(({ name }) => name === 'departments'),
)!

describe('totals of large lists', () => {
  let database: TestDatabase
  let reads: TenantReads
  let owner: Client

  beforeAll(async () => {
    database = await createTestDatabase()
    reads = new TenantReads(database.urls.wl_request, 2)
    owner = new Client(database.ownerUrl)
    await owner.connect()
    await add(MINE, 1_200)
    await add(OTHERS, 1_100)
  })

  afterAll(async () => {
    await reads?.close()
    await owner?.end()
    await database?.drop()
  })

  const add = (workspace: string, count: number, name = 'Team', schema = 'read') =>
    owner.query(
      `insert into ${schema}.departments (id, workspace_id, name) select gen_random_uuid(), $1, $2 from generate_series(1, $3)`,
      [workspace, name, count],
    )

  const page = (workspace: string, filter: Filter, range: readonly [number, number]) =>
    listRows(
      {
        db: reads.of([workspace]),
        resource: departmentsList,
        viewer: {
          workspace,
          employee: workspace,
          permissions: [],
          everything: true,
          now: '2026-11-02T09:00:00Z',
        },
      },
      { filter, range },
    )

  const totalOf = async (workspace = MINE, filter: Filter = {}) =>
    (await page(workspace, filter, [0, 14])).total

  const counted = async (workspace: string, name?: string) => {
    const { rows } = await owner.query(
      'select count(*)::int as n from read.departments where workspace_id = $1 and name = coalesce($2, name)',
      [workspace, name],
    )

    return rows[0].n
  }

  /** Reads often enough for a total to be kept. */
  const kept = async (workspace = MINE) => {
    for (let n = 0; n < 3; n++) await totalOf(workspace)
  }

  it('are not counted again until a row changes', async () => {
    await kept()

    // Changes that raise no version go unseen: the proof that nothing is counted.
    await owner.query('alter table read.departments disable trigger user')
    await add(MINE, 1)
    expect(await totalOf()).toBe(1_200)
    await owner.query('alter table read.departments enable trigger user')

    await add(MINE, 1)
    expect(await totalOf()).toBe(1_202)
  })

  it('are those of the page’s filter, tenant and place', async () => {
    await kept()
    await kept(OTHERS)
    await add(MINE, 3, 'Kitchen')

    expect(await totalOf(MINE, { name: 'Kitchen' })).toBe(3)
    expect(await totalOf(OTHERS)).toBe(1_100)
    expect((await page(MINE, {}, [30, 44])).total).toBe(await counted(MINE))
    // Behind the last row.
    expect(await page(MINE, {}, [5_000, 5_014])).toEqual({ total: await counted(MINE), rows: [] })
  })

  it('do not show the columns by which they are kept', async () => {
    await kept()
    const { rows } = await page(MINE, {}, [0, 0])
    expect(Object.keys(rows[0]!).filter((key) => key.startsWith('total_'))).toEqual([])
  })

  it('follow the tables of a rebuild from the moment they take the place of the live ones', async () => {
    await kept()
    const before = await totalOf()
    const known = [PROJECTION.name, shapeOf(PROJECTION)]
    await owner.query(`select read.ask_rebuild($1, $2, 'a test')`, known)
    await owner.query('select read.prepare_rebuild($1, $2)', known)
    await add(MINE, 1_001, 'Rebuilt', 'read_next')
    expect(await totalOf()).toBe(before)

    await owner.query('select read.index_rebuild($1, $2)', known)
    await owner.query('select read.swap_rebuild($1, $2)', known)
    expect(await totalOf()).toBe(1_001)

    await kept()
    await add(MINE, 1)
    expect(await totalOf()).toBe(1_002)
  })

  it('equal a count after any changes', async () => {
    const workspace = fc.constantFrom(MINE, OTHERS)

    const change = fc.oneof(
      fc.record({
        act: fc.constant('add' as const),
        workspace,
        count: fc.integer({ max: 3, min: 0 }),
      }),
      fc.record({ act: fc.constant('rename' as const), workspace }),
      fc.record({ act: fc.constant('remove' as const), workspace }),
      fc.record({ act: fc.constant('read' as const), workspace }),
    )

    const one = 'id = (select id from read.departments where workspace_id = $1 order by id limit 1)'
    await add(OTHERS, 1_100)

    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        for (const asked of changes) {
          const { act, workspace } = asked
          if (act === 'add') await add(workspace, asked.count)
          if (act === 'remove')
            await owner.query(`delete from read.departments where ${one}`, [workspace])
          if (act === 'rename')
            await owner.query(`update read.departments set name = name || '.' where ${one}`, [
              workspace,
            ])

          expect(await totalOf(workspace)).toBe(await counted(workspace))
          expect(await totalOf(workspace, { name: 'Team' })).toBe(await counted(workspace, 'Team'))
        }
      }),
      { numRuns: 30 },
    )
  })

  it('have triggers on each counted table', async () => {
    const { rows } = await owner.query<{ name: string; triggers: number }>(
      `select c.relname as name, count(*)::int as triggers from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where c.relnamespace = 'read'::regnamespace and t.tgname ~ '^version_' and t.tgenabled = 'O' group by 1`,
    )

    const wanted = projections.flatMap(({ tables }) => tables.filter(({ counted }) => counted))
    expect(new Map(rows.map(({ name, triggers }) => [name, triggers]))).toEqual(
      new Map(wanted.map(({ name }) => [name, 3])),
    )
    expect(wanted.every(({ tenant }) => tenant === 'workspace_id')).toBe(true)
  })
})
