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

  it('return nothing when the tenant cannot be set, and give the connection up', async () => {
    expect(await tenantOf(MINE)).toBe(MINE)
    const before = await backend()

    // PostgreSQL refuses a zero byte, and answers the statement behind it under the earlier tenant.
    await expect(tenantOf(OTHERS, '\0')).rejects.toThrow('invalid byte sequence')

    expect(await tenantOf(OTHERS)).toBe(OTHERS)
    expect(await backend()).not.toBe(before)
  })
})
