import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { unwrapKey, wrapKey } from '@workledger/event-store/key-wrapping'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import {
  handedOver,
  installationKey,
  introductionHolds,
} from '@workledger/event-store/signing-keys'
import { Client } from 'pg'
import { makeTemporaryFolder } from '../../test/support/temporary-folder'
import { until } from '../../test/support/until'
import { readConfig } from '../server/config'
import { type Database, openDatabase } from '../server/database'
import { migrate } from '../server/migrate'
import { main } from './rotate-master-key'

/** A PostgreSQL of its own: roles, whose passwords change, belong to the whole cluster. */
let dataDir: string

let database: Database
let owner: Client
const [workspace, other] = [randomUUID(), randomUUID()]
const keys = new Map<string, Buffer>()
const second = randomBytes(32)
const third = randomBytes(32)
const keyText = (key: Buffer) => key.toString('base64')

const connected = async () => {
  const client = new Client(database.ownerUrl)
  client.on('error', () => {})
  await client.connect()

  return client
}

beforeAll(async () => {
  dataDir = makeTemporaryFolder('rotation')
  database = await openDatabase(readConfig({ DATA_DIR: dataDir, DEMO: '0' }))
  owner = await connected()
  for (let n = 0; n < 1_600; n++) keys.set(randomUUID(), randomBytes(32))
  const people = [...keys.keys()]

  await owner.query(
    'insert into vault.person_keys (workspace, person, wrapped) select $1, * from unnest($2::uuid[], $3::bytea[])',
    [
      workspace,
      people,
      people.map((person) => wrapKey(database.masterKey, keys.get(person)!, workspace, person)),
    ],
  )

  await owner.query(
    'insert into vault.person_keys (workspace, person, destroyed_at) values ($1, $2, now())',
    [other, randomUUID()],
  )

  await owner.query('create table vault.before as table vault.person_keys')
})

afterAll(async () => {
  await owner?.end()
  await database?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const environment = (from: Buffer, to: Buffer) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: database.ownerUrl,
  MASTER_KEY: keyText(from),
  NEW_MASTER_KEY: keyText(to),
})

const rotate = async (from: Buffer, to: Buffer) => {
  const lines: string[] = []
  await main(environment(from, to), (line) => lines.push(line))
  return lines
}

const changed = async () => {
  const { rows } = await owner.query(
    'select count(*)::int as n from vault.person_keys k join vault.before b using (workspace, person) where k.wrapped <> b.wrapped',
  )
  return rows[0].n as number
}

/** Counts the keys that open unchanged under this master key. */
const openWith = async (masterKey: Buffer) => {
  const { rows } = await owner.query(
    'select person, wrapped from vault.person_keys where workspace = $1',
    [workspace],
  )
  return rows.filter(({ person, wrapped }) =>
    unwrapKey(masterKey, wrapped, workspace, person)?.equals(keys.get(person)!),
  ).length
}

it('refuses keys that do not fit, and changes nothing', async () => {
  await expect(rotate(randomBytes(32), second)).rejects.toThrow(
    /^MASTER_KEY is not the one of this database, and nothing was changed/,
  )
  await expect(rotate(database.masterKey, Buffer.alloc(8))).rejects.toThrow(
    /^NEW_MASTER_KEY must be 32 bytes in base64/,
  )
  await expect(rotate(database.masterKey, database.masterKey)).rejects.toThrow(
    'NEW_MASTER_KEY is the key that holds now.',
  )
  const running = new Client(database.urls.wl_request)
  await running.connect()
  await expect(rotate(database.masterKey, second)).rejects.toThrow(
    /^Stop all processes of Workledger first: 1 connections/,
  )
  await running.end()
  expect(await changed()).toBe(0)
  expect(await migrate(database.ownerUrl, database.masterKey)).toEqual(database.masterKey)
})

it('is killed halfway, lets nothing start, and resumes with the same keys', async () => {
  // The rotation waits for a key of its third batch.
  const blocker = await connected()
  await blocker.query('begin')

  await blocker.query(
    `select 1 from vault.person_keys where (workspace, person) =
       (select workspace, person from vault.person_keys where wrapped is not null order by workspace, person offset 1200 limit 1) for update`,
  )

  const child = spawnRotation(database.masterKey, second)
  const ended = once(child, 'exit')

  await until(async () => {
    if (child.exitCode !== null) throw new Error('The rotation ended before it was killed.')
    return (await changed()) >= 1_000
  })

  child.kill('SIGKILL')
  await ended
  // PostgreSQL notices a lost client only when it answers.
  const waiting = `pid <> pg_backend_pid() and datname = current_database() and query like 'update vault.person_keys%'`
  await owner.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where ${waiting}`,
  )
  await blocker.query('rollback')
  await blocker.end()
  expect(await changed()).toBe(1_000)
  expect([await openWith(database.masterKey), await openWith(second)]).toEqual([600, 1_000])

  for (const key of [database.masterKey, second])
    await expect(migrate(database.ownerUrl, key)).rejects.toThrow(
      /^MASTER_KEY is being changed, and that has not ended/,
    )

  await expect(rotate(database.masterKey, third)).rejects.toThrow(
    'NEW_MASTER_KEY is not the one that this change was begun with.',
  )

  expect(await rotate(database.masterKey, second)).toEqual([
    '600 keys were rewrapped',
    '1600 keys open with the new master key',
    'Set MASTER_KEY to the new key for every process, and start.',
  ])

  expect(await openWith(second)).toBe(1_600)
  const { rows } = await owner.query('select wrapped from vault.person_keys where workspace = $1', [
    other,
  ])
  expect(rows).toEqual([{ wrapped: null }])
  // A repetition changes nothing, for an operator who did not see the end of the first run.
  const before = await owner.query('select * from vault.person_keys order by person')
  expect(await rotate(database.masterKey, second)).toContain(
    '1600 keys open with the new master key',
  )
  expect((await owner.query('select * from vault.person_keys order by person')).rows).toEqual(
    before.rows,
  )
}, 120_000)

it('leaves a product that starts with the new key, and with no other; hashes are made with the first key', async () => {
  await expect(migrate(database.ownerUrl, database.masterKey)).rejects.toThrow(
    /^MASTER_KEY is not the one of this database, and nothing was changed/,
  )
  expect(await migrate(database.ownerUrl, second)).toEqual(database.masterKey)
  await rotate(second, third)

  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.ownerUrl,
    MASTER_KEY: keyText(third),
  })

  const opened = await openDatabase(config)
  expect(opened.originKey).toEqual(database.masterKey)
  // The newest of three keys signs the log, certified by those before it.
  const { id, current, successions } = opened.signing
  expect(id).toBe(database.signing.id)
  const [k1, k2, k3] = [database.masterKey, second, third].map(
    (key) => installationKey(key, id).publicKey,
  )
  expect(current.publicKey).toBe(k3)

  expect(successions.map(({ previous_key, public_key }) => [previous_key, public_key])).toEqual([
    [k1, k2],
    [k2, k3],
  ])

  expect(successions.every((one) => introductionHolds(one) && handedOver(one))).toBe(true)

  const vault = createPostgresVault({
    connectionString: opened.urls.wl_vault,
    masterKey: opened.masterKey,
  })

  const [person, key] = [...keys][7]!
  expect((await vault.keysFor(workspace, [person], { create: false })).get(person)).toEqual(key)
  await vault.close()
  await opened.stop()
})

it('replaces the key of the embedded database in its file', async () => {
  await rotate(third, database.masterKey)
  await owner.end()
  await database.stop()
  const lines: string[] = []
  await main({ DATA_DIR: dataDir, NEW_MASTER_KEY: keyText(second) }, (line) => lines.push(line))
  expect(lines).toEqual(['1600 keys were rewrapped', '1600 keys open with the new master key'])
  expect(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).masterKey).toBe(
    keyText(second),
  )
  const first = database.masterKey
  database = await openDatabase(readConfig({ DATA_DIR: dataDir, DEMO: '0' }))
  owner = await connected()
  expect([database.masterKey, database.originKey]).toEqual([second, first])
})

function spawnRotation(from: Buffer, to: Buffer): ChildProcess {
  const root = join(__dirname, '../..')
  const loader = ['--conditions=source', '-r', join(root, 'test/support/typescript.cjs')]
  const run = `require(${JSON.stringify(join(__dirname, 'rotate-master-key.ts'))}).main(process.env, console.log)`

  return spawn(process.execPath, [...loader, '-e', run], {
    cwd: root,
    env: { ...process.env, ...environment(from, to) },
    stdio: 'inherit',
  })
}
