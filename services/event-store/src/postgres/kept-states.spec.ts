import { randomBytes, randomUUID } from 'node:crypto'
import { migrateSecrets } from '../secrets/schema'
import { createLogDatabase, type LogDatabase, withClient } from '../testing/database'
import type { Vault } from '../vault'
import { PostgresKeptStates } from './kept-states'
import { createPostgresVault } from './postgres-vault'

let database: LogDatabase
let vault: Vault
let states: PostgresKeptStates

beforeAll(async () => {
  database = await createLogDatabase()
  await withClient(database.ownerUrl, migrateSecrets)
  vault = createPostgresVault({ connectionString: database.vaultUrl, masterKey: randomBytes(32) })
  states = new PostgresKeptStates(database.vaultUrl, vault)
})

afterAll(async () => {
  await states?.close()
  await vault?.close()
  await database?.drop()
})

const kept = {
  state: { running: null, entries: { a: { description: 'Visiting Aunt Ida' } } },
  revision: 700,
  event: randomUUID(),
}

async function keep() {
  const person = randomUUID()
  const of = { workspace: randomUUID(), stream: `timer-${person}`, person, version: 1 }
  await vault.keysFor(of.workspace, [person], { create: true })
  await states.keep(of, kept)

  return of
}

it('returns the latest kept state, sealed at rest', async () => {
  const of = await keep()
  expect(await states.find(of)).toEqual(kept)
  const later = { ...kept, revision: 1_400, event: randomUUID() }
  await states.keep(of, later)
  expect(await states.find(of)).toEqual(later)

  await withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query('select sealed from vault.kept_states where stream = $1', [
      of.stream,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0].sealed.toString('latin1')).not.toContain('Ida')
  })
})

it('has nothing for another version, workspace or person, nor for an altered row', async () => {
  const [of, other] = [await keep(), await keep()]

  for (const change of [{ version: 2 }, { workspace: other.workspace }, { person: other.person }])
    expect(await states.find({ ...of, ...change })).toBeUndefined()

  await withClient(database.ownerUrl, (client) =>
    client.query('update vault.kept_states set revision = 699 where stream = $1', [of.stream]),
  )
  expect(await states.find(of)).toBeUndefined()
})

it('goes with its person', async () => {
  const of = await keep()
  await vault.destroy(of.workspace, of.person)
  expect(await states.find(of)).toBeUndefined()
  await states.keep(of, kept)

  await withClient(database.ownerUrl, async (client) => {
    // The earlier kept state is unreadable, and none was kept since.
    const { rows } = await client.query(
      'select count(*)::int as n from vault.kept_states where stream = $1 and revision = 700',
      [of.stream],
    )
    expect(rows[0].n).toBe(1)
  })

  expect(await states.find(of)).toBeUndefined()
})
