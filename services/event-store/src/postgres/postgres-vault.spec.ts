import { randomBytes, randomUUID } from 'node:crypto'
import { createLogDatabase, type LogDatabase, withClient } from '../testing/database'
import type { Vault } from '../vault'
import { createPostgresVault } from './postgres-vault'

const masterKey = randomBytes(32)
let database: LogDatabase
let vaults: Vault[]

const open = (key = masterKey) =>
  createPostgresVault({ connectionString: database.vaultUrl, masterKey: key })

beforeAll(async () => {
  database = await createLogDatabase()
  vaults = [open(), open()]
})

afterAll(async () => {
  await Promise.all(vaults?.map((vault) => vault.close()) ?? [])
  await database?.drop()
})

const keyOf = async (vault: Vault, workspace: string, person: string, create = false) =>
  (await vault.keysFor(workspace, [person], { create })).get(person)

it('makes each person one key, however many ask at once', async () => {
  const workspace = randomUUID()
  const persons = Array.from({ length: 50 }, () => randomUUID())

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      vaults[n % 2]!.keysFor(workspace, persons, { create: true }),
    ),
  )

  for (const person of persons) {
    expect(new Set(answers.map((keys) => keys.get(person)!.toString('hex'))).size).toBe(1)
    expect(answers[0]!.get(person)).toHaveLength(32)
  }

  expect(new Set(persons.map((person) => answers[0]!.get(person)!.toString('hex'))).size).toBe(50)
})

it('knows no person until a key is made, and keeps workspaces apart', async () => {
  const [workspace, person] = [randomUUID(), randomUUID()]
  expect(await keyOf(vaults[0]!, workspace, person)).toBeUndefined()
  const key = await keyOf(vaults[0]!, workspace, person, true)
  expect(await keyOf(vaults[1]!, workspace, person)).toEqual(key)
  expect(await keyOf(vaults[1]!, randomUUID(), person, true)).not.toEqual(key)
})

it('destroys a key for good, and every process hears of it', async () => {
  const [workspace, person] = [randomUUID(), randomUUID()]
  for (const vault of vaults) expect(await keyOf(vault, workspace, person, true)).toHaveLength(32)

  const heard = vaults.map(
    (vault) =>
      new Promise<unknown>((resolve) =>
        vault.onDestroyed((destroyed) => destroyed?.person === person && resolve(destroyed)),
      ),
  )

  await vaults[0]!.destroy(workspace, person)

  expect(await Promise.all(heard)).toEqual([
    { workspace, person },
    { workspace, person },
  ])

  for (const vault of vaults) {
    expect(await keyOf(vault, workspace, person)).toBeUndefined()
    expect(await keyOf(vault, workspace, person, true)).toBeUndefined()
  }

  await withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query(
      'select wrapped, destroyed_at is not null as destroyed from vault.person_keys where person = $1',
      [person],
    )
    expect(rows).toEqual([{ wrapped: null, destroyed: true }])
  })
})

it('does not mind destroying twice, or who never had a key', async () => {
  const [workspace, person] = [randomUUID(), randomUUID()]
  await vaults[0]!.destroy(workspace, person)
  await vaults[1]!.destroy(workspace, person)
  expect(await keyOf(vaults[0]!, workspace, person, true)).toBeUndefined()
})

it('trusts no cached key while it cannot hear', async () => {
  const [workspace, person] = [randomUUID(), randomUUID()]
  expect(await keyOf(vaults[1]!, workspace, person, true)).toHaveLength(32)
  const forgot = new Promise<void>((resolve) =>
    vaults[1]!.onDestroyed((destroyed) => destroyed === undefined && resolve()),
  )

  await withClient(database.ownerUrl, (client) =>
    client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%' or query = 'select 1' and pid <> pg_backend_pid()",
    ),
  )

  await forgot

  await withClient(database.ownerUrl, (client) =>
    client.query(
      'update vault.person_keys set wrapped = null, destroyed_at = now() where person = $1',
      [person],
    ),
  )

  expect(await keyOf(vaults[1]!, workspace, person)).toBeUndefined()
})

it('says so when the master key is another one', async () => {
  const [workspace, person] = [randomUUID(), randomUUID()]
  await keyOf(vaults[0]!, workspace, person, true)
  const stranger = open(randomBytes(32))
  await expect(keyOf(stranger, workspace, person)).rejects.toThrow(
    /do not open with this master key/,
  )
  await stranger.close()
  expect(() => open(randomBytes(16))).toThrow(/16 bytes; it needs 32/)
})

it('refuses a key that was moved to another person', async () => {
  const [workspace, one, two] = [randomUUID(), randomUUID(), randomUUID()]
  for (const person of [one, two]) await keyOf(vaults[0]!, workspace, person, true)

  await withClient(database.ownerUrl, (client) =>
    client.query(
      'update vault.person_keys set wrapped = (select wrapped from vault.person_keys where person = $1) where person = $2',
      [one, two],
    ),
  )

  const fresh = open()
  await expect(keyOf(fresh, workspace, two)).rejects.toThrow(/do not open/)
  await fresh.close()
})
