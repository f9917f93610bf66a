import { projections } from '@workledger/projections/registry'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '../support/database'

const MINE = '01900000-0000-7000-8000-00000000000a'
const OTHERS = '01900000-0000-7000-8000-00000000000b'
const tables = projections.flatMap((projection) => projection.tables)

/**
 * Returns faults of the separation of tenants for the role of requests. Each read table gets a row
 * of mine and one of another tenant, in a transaction that is rolled back.
 */
async function leaks(owner: Client, of = tables, tamper?: string): Promise<string[]> {
  const found: string[] = []
  await owner.query('begin')

  try {
    if (tamper) await owner.query(tamper)

    for (const { name, tenant } of of)
      for (const id of [MINE, OTHERS])
        await owner.query(`insert into read."${name}" (id, "${tenant}") values ($1, $2)`, [id, id])

    await owner.query('set local role wl_request')

    for (const { name } of of) {
      const seen = async (workspaces: string, user: string) => {
        await owner.query(
          `select set_config('app.workspaces', $1, true), set_config('app.user', $2, true)`,
          [workspaces, user],
        )
        return (await owner.query(`select id::text from read."${name}" order by id`)).rows.map(
          ({ id }) => id,
        )
      }

      if ((await seen('', '')).length > 0) found.push(`${name}: rows without a tenant`)
      const mine = await seen(MINE, MINE)
      if (mine.includes(OTHERS)) found.push(`${name}: rows of another tenant`)
      if (!mine.includes(MINE)) found.push(`${name}: one's own rows are hidden`)
    }
  } finally {
    await owner.query('rollback')
  }

  return found
}

describe('tenants', () => {
  let database: TestDatabase
  let owner: Client

  beforeAll(async () => {
    database = await createTestDatabase()
    owner = new Client(database.ownerUrl)
    await owner.connect()
  })

  afterAll(async () => {
    await owner?.end()
    await database?.drop()
  })

  it('are apart in every read table', async () => {
    expect(tables.length).toBeGreaterThan(10)
    expect(await leaks(owner)).toEqual([])
  })

  it.each(tables.map((table) => [table.name, table] as const))(
    '%s: taking one of its protections away is noticed',
    async (name, table) => {
      const without = (tamper: string) => leaks(owner, [table], tamper)
      expect(await without(`drop policy tenant on read."${name}"`)).toEqual([
        `${name}: one's own rows are hidden`,
      ])

      expect(await without(`alter table read."${name}" disable row level security`)).toEqual([
        `${name}: rows without a tenant`,
        `${name}: rows of another tenant`,
      ])

      expect(
        await without(`create policy wide on read."${name}" for select to wl_request using (true)`),
      ).toEqual([`${name}: rows without a tenant`, `${name}: rows of another tenant`])
    },
  )

  it('the role of requests can neither read rows of other tenants nor write, and sees no table without row-level security', async () => {
    const { rows: roles } = await owner.query(
      `select rolname, rolsuper, rolbypassrls from pg_roles where rolname = 'wl_request'`,
    )
    expect(roles).toEqual([{ rolname: 'wl_request', rolsuper: false, rolbypassrls: false }])

    const { rows } = await owner.query(`
      select n.nspname || '.' || c.relname as name, c.relrowsecurity as guarded,
        has_table_privilege('wl_request', c.oid, 'select') as reads,
        has_table_privilege('wl_request', c.oid, 'insert') or has_table_privilege('wl_request', c.oid, 'update') or has_table_privilege('wl_request', c.oid, 'delete') or has_table_privilege('wl_request', c.oid, 'truncate') as writes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`)

    expect(rows.filter(({ writes }) => writes).map(({ name }) => name)).toEqual([])
    expect(rows.filter(({ reads, guarded }) => reads && !guarded).map(({ name }) => name)).toEqual([
      'read.checkpoints',
    ])
    const secured = rows
      .filter(({ name, guarded }) => name.startsWith('read.') && guarded)
      .map(({ name }) => name)
    expect(secured.sort()).toEqual(
      ['table_versions', ...tables.map(({ name }) => name)].map((name) => `read.${name}`).sort(),
    )
  })
})
