import { secretsSql } from '@workledger/event-store/secrets/schema'
import { Client } from 'pg'
import { createEmptyDatabase, createTestDatabase, type TestDatabase, testMasterKey } from '../../test/support/database'
import { migrate } from './migrate'
import { refuseNewerDatabase } from './newer-database'
import { type Role, roles } from './roles'
import { schemaParts } from './schema-parts'

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

it('waits for nobody who writes or vacuums where everything is there already', async () => {
  const empty = await createEmptyDatabase()
  await migrate(empty.ownerUrl, testMasterKey)
  const busy = new Client(empty.ownerUrl)
  await busy.connect()
  try {
    const { rows } = await busy.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') and (schemaname, tablename) <> ('bullmq', 'migration')`,
    )
    const tables = rows.map(({ name }) => name).join(', ')
    expect(rows.length).toBeGreaterThan(100)
    // What those hold who insert and update, and a vacuum. BullMQ locks its own list of migrations, which nobody else uses.
    await busy.query(`begin; lock table ${tables} in row exclusive mode; lock table ${tables} in share update exclusive mode`)
    await migrate(`${empty.ownerUrl}?options=${encodeURIComponent('-c lock_timeout=2s')}`, testMasterKey)
  } finally {
    await busy.end()
    await empty.drop()
  }
})

it('grants anew what a restore could not grant to roles that were not there', async () => {
  const empty = await createEmptyDatabase()
  await migrate(empty.ownerUrl, testMasterKey)
  const owner = new Client(empty.ownerUrl)
  await owner.connect()
  const may = async () => (await owner.query(`select has_table_privilege('wl_vault', 'vault.sessions', 'select') as may`)).rows[0].may
  try {
    await owner.query('revoke all on vault.sessions from wl_vault')
    await (await schemaParts(owner, false))('secrets', secretsSql)
    expect(await may()).toBe(false)
    await (await schemaParts(owner, true))('secrets', secretsSql)
    expect(await may()).toBe(true)
  } finally {
    await owner.end()
    await empty.drop()
  }
})

it('refuses a database on which a newer version was started, and changes nothing', async () => {
  const empty = await createEmptyDatabase()
  await migrate(empty.ownerUrl, testMasterKey)
  const newer = new Client(empty.ownerUrl)
  await newer.connect()
  const state = async () => {
    const { rows } = await newer.query('select type, v from operations.known_events order by type')
    const { rows: tables } = await newer.query(`select format('%I.%I', schemaname, tablename) as name from pg_tables order by 1`)
    return { rows, tables }
  }
  const { rows: known } = await newer.query('select type, v from operations.known_events')
  expect(known.length).toBeGreaterThan(100)
  const more = known.map(({ type, v }) => ({ type, v: type === 'DepartmentAdded' ? v + 1 : v }))
  await refuseNewerDatabase(newer, [...more, { type: 'WorkTransformed', v: 1 }])
  await newer.query('drop table read.departments')
  const before = await state()
  await expect(migrate(empty.ownerUrl, testMasterKey)).rejects.toThrow(
    /^This version of Workledger is older than its database: .* does not know the events DepartmentAdded in version \d, WorkTransformed\. Start the newer version/,
  )
  expect(await state()).toEqual(before)
  // The newer one goes on, and one that knows as much.
  await refuseNewerDatabase(newer, [...more, { type: 'WorkTransformed', v: 1 }])
  await newer.end()
  await empty.drop()
})
