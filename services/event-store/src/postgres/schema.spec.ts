import { randomBytes, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { createLogDatabase, type LogDatabase, withClient } from '../testing/database'
import { anAppend, named, testDefinitions } from '../testing/fixtures'
import { migrateEventStore } from './migrate'
import { createPostgresEventStore } from './postgres-event-store'
import { createPostgresVault } from './postgres-vault'

let database: LogDatabase

beforeAll(async () => {
  database = await createLogDatabase()

  const vault = createPostgresVault({
    connectionString: database.vaultUrl,
    masterKey: randomBytes(32),
  })

  const store = createPostgresEventStore({
    connectionString: database.logUrl,
    vault,
    definitions: testDefinitions,
  })

  for (let n = 0; n < 3; n++)
    await store.append(anAppend({ events: [named(randomUUID(), 'Sigrun Undisclosed')] }))

  await store.close()
  await vault.close()
})

afterAll(() => database?.drop())

const refusal = (url: string, sql: string) =>
  new Promise<string>((resolve, reject) =>
    withClient(url, (client) =>
      client.query(sql).then(
        () => reject(new Error(`was allowed: ${sql}`)),
        (error: Error) => resolve(error.message),
      ),
    ).catch(reject),
  )

const changes = [
  "update log.events set type = 'Other'",
  "update log.events set type = 'Other' where false",
  'delete from log.events',
  'truncate log.events',
]

it.each(changes)('the role of the log may not: %s', async (sql) => {
  expect(await refusal(database.logUrl, sql)).toMatch(/permission denied/)
})

it.each([
  ...changes,
  'delete from log.head',
  'truncate log.head',
  'set session_replication_role = replica; delete from log.events',
])('the owner is stopped by a trigger: %s', async (sql) => {
  expect(await refusal(database.ownerUrl, sql)).toMatch(/append-only/)
})

it.each([
  'insert into log.events select 99, recorded_at, workspace, gen_random_uuid(), 99, v, stream, type, data, meta, hash from log.events limit 1',
  'update log.head set position = 0',
  'update log.alarms set cleared_at = now()',
  'delete from log.alarms',
  "insert into log.alarms (sentence, findings, cleared_at, accepted) values ('', '[]', now(), '[]')",
  "select log.write((0, 0, '')::log.head, false, null, null, null, null, null, null, null, null, null, null, null)",
  'select * from vault.person_keys',
  'create table log.mine (x int)',
])('the role of the log has no way around append(): %s', async (sql) => {
  expect(await refusal(database.logUrl, sql)).toMatch(/permission denied/)
})

it.each([
  'select * from log.events',
  'delete from vault.person_keys',
  'truncate vault.person_keys',
])('the role of the vault may not: %s', async (sql) => {
  expect(await refusal(database.vaultUrl, sql)).toMatch(/permission denied/)
})

it('holds no personal value and no bare key in any byte of its tables', async () => {
  await withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query(
      'select (select string_agg(e::text, chr(10)) from log.events e) as events, (select count(*)::int from vault.person_keys where length(wrapped) = 61) as wrapped',
    )
    expect(rows[0].events).toContain('Oslo')
    expect(rows[0].events).not.toContain('Undisclosed')
    expect(rows[0].wrapped).toBe(3)
  })
})

it('migrates again, twice at once, and keeps the log', async () => {
  const [one, two] = [new Client(database.ownerUrl), new Client(database.ownerUrl)]

  try {
    await Promise.all([one.connect(), two.connect()])
    await Promise.all([migrateEventStore(one), migrateEventStore(two)])

    expect(
      (
        await one.query(
          'select position::int, (select count(*)::int from log.events) as events from log.head',
        )
      ).rows,
    ).toEqual([{ position: 3, events: 3 }])
  } finally {
    await Promise.all([one.end(), two.end()])
  }
})
