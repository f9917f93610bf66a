import { randomBytes, randomUUID } from 'node:crypto'
import { wrapKey } from '@workledger/event-store/key-wrapping'
import { secretsSql } from '@workledger/event-store/secrets/schema'
import { queueNames } from '@workledger/jobs/kernel/queue-names'
import { Client } from 'pg'
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
  testMasterKey,
} from '../../test/support/database'
import { main as verify } from '../tools/verify'
import { migrate } from './migrate'
import { refuseNewerDatabase } from './newer-database'
import { type Role, roles, roleUrls } from './roles'
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

it.each(roles)(
  '%s signs in with its own password and is bound by row-level security',
  async (role: Role) => {
    const row = await ask(
      database.urls[role],
      'select current_user::text as me, rolsuper or rolbypassrls as above from pg_roles where rolname = current_user',
    )
    expect(row).toEqual({ me: role, above: false })
  },
)

it("refuses one role's password for another", async () => {
  const url = new URL(database.urls.wl_request)
  url.username = 'wl_vault'
  await expect(ask(url.href, 'select 1')).rejects.toThrow(/password authentication failed/)
})

it('lets only the worker into the queues', async () => {
  expect(await ask(database.urls.wl_jobs, 'select count(*)::int as n from bullmq.job')).toEqual({
    n: 0,
  })
  await expect(ask(database.urls.wl_request, 'select 1 from bullmq.job')).rejects.toThrow(
    /permission denied/,
  )
})

it('can be repeated, also by two processes at once', async () => {
  const empty = await createEmptyDatabase()

  await Promise.all([
    migrate(empty.ownerUrl, testMasterKey),
    migrate(empty.ownerUrl, testMasterKey),
  ])

  await migrate(empty.ownerUrl, testMasterKey)
  await empty.drop()
})

describe('under an owner that is no superuser', () => {
  const asOwner = async <T>(act: (owner: Client, url: string) => Promise<T>) => {
    const empty = await createEmptyDatabase()
    await migrate(empty.ownerUrl, testMasterKey)
    const owner = new Client(empty.ownerUrl)
    await owner.connect()

    try {
      return await act(owner, empty.ownerUrl)
    } finally {
      await owner.end()
      await empty.drop()
    }
  }

  /**
   * Dumps as pg_dump does: a table whose policies bind the owner is an error, and so is an
   * unreadable sequence.
   */
  const dumped = async (owner: Client) => {
    await owner.query('set row_security = off')

    const { rows } = await owner.query<{ name: string; kind: string }>(
      `select c.oid::regclass::text as name, c.relkind as kind from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'S') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`,
    )

    for (const { name, kind } of rows)
      await owner.query(kind === 'S' ? `select last_value from ${name}` : `copy ${name} to stdout`)

    return rows.map(({ name }) => name)
  }

  it('pg_dump may read every table and sequence, and jobs of each queue leave nothing that it may not', async () => {
    await asOwner(async (owner, url) => {
      const { rows } = await owner.query(
        'select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user',
      )
      expect(rows).toEqual([{ above: false }])
      const before = await dumped(owner)
      expect(before.length).toBeGreaterThan(150)

      for (const queue of queueNames)
        await ask(roleUrls(url, testMasterKey).wl_jobs, `select bullmq.next_job_id('${queue}')`)

      expect(await dumped(owner)).toEqual(before)
    })
  })

  it('a database whose workers made sequences of their own, and whose tables bound the owner, starts again and can be dumped', async () => {
    await asOwner(async (owner, url) => {
      await owner.query('grant create on schema bullmq to wl_jobs')
      const { rows } = await owner.query(`select bullmq.job_id_seq_name('mail') as name`)
      await owner.query(`drop sequence bullmq.${rows[0].name}`)
      await ask(roleUrls(url, testMasterKey).wl_jobs, `select bullmq.next_job_id('mail')`)
      await owner.query(
        'alter table read.departments force row level security; truncate operations.schema_parts',
      )
      await expect(dumped(owner)).rejects.toThrow()
      await migrate(url, testMasterKey)
      await dumped(owner)
      const { rows: member } = await owner.query(
        `select pg_has_role(current_user, 'wl_jobs', 'usage') as may`,
      )
      expect(member).toEqual([{ may: false }])
      expect(
        await ask(roleUrls(url, testMasterKey).wl_jobs, `select bullmq.next_job_id('mail') as id`),
      ).toEqual({ id: '2' })
    })
  })
})

describe('another MASTER_KEY', () => {
  const wrong = Buffer.alloc(32, 'a typo')

  const refused = (url: string) =>
    expect(migrate(url, wrong)).rejects.toThrow(
      /^MASTER_KEY is not the one of this database, and nothing/,
    )

  /** The roles' passwords apply to the whole cluster, so every other test would notice too. */
  const untouched = async (url: string, before: unknown) => {
    expect(await ask(url, state)).toEqual(before)

    for (const role of roles)
      expect(
        await ask(roleUrls(url, testMasterKey)[role], 'select current_user::text as me'),
      ).toEqual({ me: role })
  }

  const state = `select (select jsonb_agg(k) from vault.master_key k) as key, (select jsonb_agg(e order by type) from operations.known_events e) as events`

  it('is refused by a database whose key was never changed, before any role or row is touched', async () => {
    const empty = await createEmptyDatabase()
    await migrate(empty.ownerUrl, testMasterKey)
    const before = await ask(empty.ownerUrl, state)
    await refused(empty.ownerUrl)
    await untouched(empty.ownerUrl, before)
    await migrate(empty.ownerUrl, testMasterKey)
    await untouched(empty.ownerUrl, before)
    await empty.drop()
  })

  it('is refused by a database of an earlier version, recognised by its people’s keys; the next start seals the key', async () => {
    const empty = await createEmptyDatabase()
    await migrate(empty.ownerUrl, testMasterKey)
    const [workspace, person] = [randomUUID(), randomUUID()]
    const wrapped = wrapKey(testMasterKey, randomBytes(32), workspace, person).toString('hex')

    await ask(
      empty.ownerUrl,
      `insert into vault.person_keys (workspace, person, wrapped) values ('${workspace}', '${person}', '\\x${wrapped}')`,
    )

    for (const earlier of ['truncate vault.master_key', 'drop table vault.master_key cascade']) {
      await ask(empty.ownerUrl, earlier)
      await ask(empty.ownerUrl, 'truncate operations.schema_parts')
      await refused(empty.ownerUrl)
      await migrate(empty.ownerUrl, testMasterKey)
      const before = await ask(empty.ownerUrl, state)
      await refused(empty.ownerUrl)
      await untouched(empty.ownerUrl, before)
    }

    await empty.drop()
  })

  it('is refused by a new database whose cluster has the roles of another one', async () => {
    const empty = await createEmptyDatabase()
    await expect(migrate(empty.ownerUrl, wrong)).rejects.toThrow(
      /^The roles wl_… of this PostgreSQL have the passwords of another MASTER_KEY/,
    )

    expect(
      await ask(
        empty.ownerUrl,
        `select count(*)::int as n from pg_namespace where nspname in ('log', 'vault', 'read')`,
      ),
    ).toEqual({
      n: 0,
    })

    for (const role of roles)
      expect(await ask(roleUrls(empty.ownerUrl, testMasterKey)[role], 'select 1 as n')).toEqual({
        n: 1,
      })

    await empty.drop()
  })

  it('is refused in the same sentence by commands next to a running product', async () => {
    const environment = { DATABASE_URL: database.ownerUrl, MASTER_KEY: wrong.toString('base64') }
    await expect(verify([], environment, () => {})).rejects.toThrow(
      /^MASTER_KEY is not the one of this database/,
    )
  })
})

it('waits for no writer or vacuum if everything is there already', async () => {
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
    // The locks of inserts, updates and a vacuum. BullMQ locks its own list of migrations, which
    // has no other users.
    await busy.query(
      `begin; lock table ${tables} in row exclusive mode; lock table ${tables} in share update exclusive mode`,
    )

    const url = new URL(empty.ownerUrl)
    url.searchParams.set('options', '-c lock_timeout=2s')
    await migrate(url.href, testMasterKey)
  } finally {
    await busy.end()
    await empty.drop()
  }
})

it('grants again after a restore without the roles', async () => {
  const empty = await createEmptyDatabase()
  await migrate(empty.ownerUrl, testMasterKey)
  const owner = new Client(empty.ownerUrl)
  await owner.connect()
  const may = async () =>
    (await owner.query(`select has_table_privilege('wl_vault', 'vault.sessions', 'select') as may`))
      .rows[0].may

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
    const { rows: tables } = await newer.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables order by 1`,
    )
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
  // The newer version goes on, and so does one that knows as much.
  await refuseNewerDatabase(newer, [...more, { type: 'WorkTransformed', v: 1 }])
  await newer.end()
  await empty.drop()
})
