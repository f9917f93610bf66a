import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../support/database'

const MINE = '01900000-0000-7000-8000-00000000000a'
const OTHERS = '01900000-0000-7000-8000-00000000000b'

describe('reads of a tenant', () => {
  let database: TestDatabase
  let reads: TenantReads

  beforeAll(async () => {
    database = await createTestDatabase()
    reads = new TenantReads(database.urls.wl_request, 1)
  })

  afterAll(async () => {
    await reads?.close()
    await database?.drop()
  })

  const tenantOf = async (workspace: string, user?: string) => {
    const { rows } = await sql<{
      tenant: string
    }>`select current_setting('app.workspaces') as tenant`.execute(reads.of([workspace], user))

    return rows[0]?.tenant
  }

  const backend = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      reads.of([MINE]),
    )

    return rows[0]?.pid
  }

  it('share a connection, each under its own tenant', async () => {
    expect(
      await Promise.all([tenantOf(MINE), tenantOf(OTHERS), tenantOf(MINE), tenantOf(OTHERS)]),
    ).toEqual([MINE, OTHERS, MINE, OTHERS])
  })

  it('that begin together share a connection, and others come after', async () => {
    // Only statements whose time is known share.
    for (let n = 0; n < 5; n++) await Promise.all([tenantOf(MINE), tenantOf(OTHERS)])

    const mine = Array.from({ length: 20 }, () => tenantOf(MINE))
    const others = Array.from({ length: 20 }, () => tenantOf(OTHERS))
    expect(new Set(await Promise.all(mine))).toEqual(new Set([MINE]))
    expect(new Set(await Promise.all(others))).toEqual(new Set([OTHERS]))
  })

  it('that share a connection fail alone', async () => {
    const ratio = async (of: number) => {
      const { rows } = await sql<{ n: number }>`select 10 / ${sql.val(of)}::int as n`.execute(
        reads.of([MINE]),
      )

      return rows[0]?.n
    }

    for (let n = 0; n < 5; n++) await ratio(1)

    const settled = await Promise.allSettled([ratio(1), ratio(0), tenantOf(OTHERS), ratio(5)])
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(await ratio(2)).toBe(5)
  })

  it('all return nothing when the tenant cannot be set', async () => {
    for (let n = 0; n < 5; n++) await tenantOf(MINE)
    const wrong = Array.from({ length: 3 }, () => tenantOf(OTHERS, '\0'))
    const settled = await Promise.allSettled(wrong)
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await Promise.all([tenantOf(OTHERS), tenantOf(OTHERS)])).toEqual([OTHERS, OTHERS])
    expect(await tenantOf(MINE)).toBe(MINE)
  })

  it('return nothing when the tenant cannot be set, and give the connection up', async () => {
    expect(await tenantOf(MINE)).toBe(MINE)
    const before = await backend()

    // PostgreSQL refuses a zero byte, and answers the statement behind it under the earlier tenant.
    await expect(tenantOf(OTHERS, '\0')).rejects.toThrow('invalid byte sequence')

    expect(await tenantOf(OTHERS)).toBe(OTHERS)
    expect(await backend()).not.toBe(before)
  })
})
