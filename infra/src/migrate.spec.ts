import { Client } from 'pg'
import { createEmptyDatabase, createTestDatabase, type TestDatabase, testMasterKey } from '../../test/support/database'
import { migrate } from './migrate'
import { type Role, roles } from './roles'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function ask(url: string, sql: string) {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows[0]
  } finally {
    await client.end()
  }
}

it.each(roles)('%s signs in with its own password and is bound by row-level security', async (role: Role) => {
  const row = await ask(
    database.urls[role],
    'select current_user::text as me, rolsuper or rolbypassrls as above from pg_roles where rolname = current_user',
  )
  expect(row).toEqual({ me: role, above: false })
})

it("refuses one role's password for another", async () => {
  const url = new URL(database.urls.wl_request)
  url.username = 'wl_vault'
  await expect(ask(url.href, 'select 1')).rejects.toThrow(/password authentication failed/)
})

it('lets only the worker into the queues', async () => {
  expect(await ask(database.urls.wl_jobs, 'select count(*)::int as n from bullmq.job')).toEqual({ n: 0 })
  await expect(ask(database.urls.wl_request, 'select 1 from bullmq.job')).rejects.toThrow(/permission denied/)
})

it('can be repeated, also by two processes at once', async () => {
  const empty = await createEmptyDatabase()
  await Promise.all([migrate(empty.ownerUrl, testMasterKey), migrate(empty.ownerUrl, testMasterKey)])
  await migrate(empty.ownerUrl, testMasterKey)
  await empty.drop()
})
