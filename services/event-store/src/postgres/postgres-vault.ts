import { randomBytes } from 'node:crypto'
import { KEY_BYTES } from '../cipher'
import { unwrapKey, wrapKey } from '../key-wrapping'
import { Listeners } from '../listeners'
import { KeyCache, type Person, type Vault } from '../vault'
import { createPool } from './connections'
import { listen } from './listen'

const CHANNEL = 'wl_vault'
const CACHED_KEYS = 20_000

/** NOTIFY reports destroyed keys; this limits the effect of a lost notification. */
const CACHED_FOR_MS = 60_000

export interface PostgresVaultOptions {
  /** Connects as the role wl_vault. */
  readonly connectionString: string
  /** 32 bytes from the configuration; wraps every person's key. */
  readonly masterKey: Buffer
  /** Most connections, 2 by default. One more listens. */
  readonly connections?: number
}

/**
 * Creates a vault in schema `vault` of PostgreSQL, apart from log and read tables; see
 * migrateEventStore.
 */
export function createPostgresVault({
  connectionString,
  masterKey,
  connections = 2,
}: PostgresVaultOptions): Vault {
  if (masterKey.length !== KEY_BYTES)
    throw new RangeError(`The master key has ${masterKey.length} bytes; it needs ${KEY_BYTES}.`)

  const pool = createPool({
    connectionString,
    max: connections,
    statement_timeout: 10_000,
    connectionTimeoutMillis: 5_000,
  })
  const cache = new KeyCache(CACHED_KEYS, CACHED_FOR_MS)
  const destroyed = new Listeners<Person | undefined>()

  const forget = (whom: Person | undefined) => {
    cache.forget(whom)
    destroyed.tell(whom)
  }

  const gathering = new Map<
    string,
    { readonly all: Set<string>; readonly keys: Promise<ReadonlyMap<string, Buffer>> }
  >()

  // Keys are cached only while notifications of their destruction arrive.
  let listening = false

  const channel = listen({
    connectionString,
    channel: CHANNEL,
    onNotification: (payload) => forget(parsePerson(payload)),
    onConnected: () => {
      listening = true
      forget(undefined)
    },
    onLost: () => {
      listening = false
      forget(undefined)
    },
  })

  return {
    async keysFor(workspace, persons, { create }) {
      const keys = new Map<string, Buffer>()
      const missing = new Set<string>()

      for (const person of persons) {
        const key = cache.get(workspace, person)

        if (key) keys.set(person, key)
        else if (key === undefined) missing.add(person)
      }

      if (missing.size === 0) return keys
      const found = await together(workspace, missing, create)

      for (const person of missing) {
        const key = found.get(person)
        if (key) keys.set(person, key)
      }

      return keys
    },

    async destroy(...ids) {
      const [workspace, person] = ids.map((id) => id.toLowerCase()) as [string, string]

      await pool.query(
        `with gone as (
           insert into vault.person_keys (workspace, person, destroyed_at) values ($1, $2, now())
           on conflict (workspace, person) do update set wrapped = null, destroyed_at = coalesce(person_keys.destroyed_at, now()))
         select pg_notify('${CHANNEL}', $3)`,
        [workspace, person, `${workspace}/${person}`],
      )

      forget({ workspace, person })
    },

    async destroyAll(workspace) {
      await pool.query(
        `with gone as (
           update vault.person_keys set wrapped = null, destroyed_at = now() where workspace = $1 and wrapped is not null)
         select pg_notify('${CHANNEL}', '')`,
        [workspace],
      )
      forget(undefined)
    },
    onDestroyed: (listener) => destroyed.add(listener),

    async close() {
      await channel.close()
      await pool.end()
    },
  }

  type Take = (person: string, wrapped: Buffer | null) => void

  /** Combines the requests of one turn of the event loop: an import makes thousands of keys. */
  function together(
    workspace: string,
    persons: Iterable<string>,
    create: boolean,
  ): Promise<ReadonlyMap<string, Buffer>> {
    const name = `${workspace} ${create}`
    let asked = gathering.get(name)

    if (!asked) {
      const all = new Set<string>()

      const keys = new Promise(setImmediate).then(() => {
        gathering.delete(name)
        return fetched(workspace, all, create)
      })

      asked = { all, keys }
      gathering.set(name, asked)
    }

    for (const person of persons) asked.all.add(person)

    return asked.keys
  }

  async function fetched(
    workspace: string,
    persons: ReadonlySet<string>,
    create: boolean,
  ): Promise<ReadonlyMap<string, Buffer>> {
    const keys = new Map<string, Buffer>()
    const missing = new Set(persons)
    const epoch = cache.epoch

    const take = (person: string, wrapped: Buffer | null) => {
      missing.delete(person)
      const key = wrapped && unwrap(wrapped, workspace, person)
      if (key) keys.set(person, key)
      if (listening) cache.put(workspace, person, key, epoch)
    }

    await select(workspace, missing, take)

    if (create && missing.size > 0) {
      await insert(workspace, missing, take)
      // Another process created the keys that are still missing at this moment.
      if (missing.size > 0) await select(workspace, missing, take)
    }

    return keys
  }

  async function select(
    workspace: string,
    persons: ReadonlySet<string>,
    take: Take,
  ): Promise<void> {
    const { rows } = await pool.query<KeyRow>({
      name: 'keys',
      text: 'select person, wrapped from vault.person_keys where workspace = $1 and person = any((select $2::uuid[])::uuid[])',
      values: [workspace, [...persons]],
    })
    for (const { person, wrapped } of rows) take(person, wrapped)
  }

  async function insert(
    workspace: string,
    persons: ReadonlySet<string>,
    take: Take,
  ): Promise<void> {
    const all = [...persons]
    const random = randomBytes(KEY_BYTES * all.length)
    const keyAt = (n: number) => random.subarray(n * KEY_BYTES, (n + 1) * KEY_BYTES)

    const { rows } = await pool.query<KeyRow>(
      `insert into vault.person_keys (workspace, person, wrapped) select $1, * from unnest($2::uuid[], $3::bytea[])
       on conflict do nothing returning person, wrapped`,
      [workspace, all, all.map((person, n) => wrapKey(masterKey, keyAt(n), workspace, person))],
    )

    for (const { person, wrapped } of rows) take(person, wrapped)
  }

  function unwrap(wrapped: Buffer, workspace: string, person: string): Buffer {
    const key = unwrapKey(masterKey, wrapped, workspace, person)

    if (!key)
      throw new Error(
        "The vault's keys do not open with this master key; it is another one than they were made with.",
      )

    return key
  }
}

interface KeyRow {
  person: string
  wrapped: Buffer | null
}

function parsePerson(payload: string): Person | undefined {
  const [workspace, person] = payload.split('/')
  return workspace && person ? { workspace, person } : undefined
}
