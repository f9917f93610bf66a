import { open, seal } from '@workledger/event-store/cipher'
import { unwrapKey } from '@workledger/event-store/key-wrapping'
import { createClient } from '@workledger/event-store/postgres/connections'
import type { ClientBase } from 'pg'
import { roleUrls } from './roles'
import { StartError } from './start-error'

const BOUND = 'origin key'

export const sealOrigin = (masterKey: Buffer, origin: Buffer): Buffer =>
  seal(masterKey, origin, BOUND)

export const openOrigin = (masterKey: Buffer, sealed: Buffer): Buffer | undefined =>
  open(masterKey, sealed, BOUND)

export const WRONG_KEY =
  'MASTER_KEY is not the one of this database, and nothing was changed: set the key of its first start, or the one that "npm run rotate-master-key" changed it to.'

export interface MasterKeyRow {
  /**
   * The origin key, sealed under the present master key or the next one of a rotation in progress.
   */
  origin: Buffer
  rotating: boolean
}

/**
 * Returns the row; undefined before the end of the first start. Versions before this one left it
 * out until the first rotation.
 */
export async function masterKeyRow(owner: ClientBase): Promise<MasterKeyRow | undefined> {
  if (!(await has(owner, 'vault.master_key'))) return undefined
  return (await owner.query<MasterKeyRow>('select origin, rotating from vault.master_key')).rows[0]
}

/**
 * Returns the master key with which the database began. Stream ids in the log and keys in links are
 * keyed hashes made with it, so it survives a change of MASTER_KEY. Throws a StartError, with
 * nothing changed, if this is not the database's master key or a rotation has not ended.
 */
export async function originKey(
  owner: ClientBase,
  ownerUrl: string,
  masterKey: Buffer,
): Promise<Buffer> {
  const row = await masterKeyRow(owner)
  if (row) return originIn(row, masterKey)
  const opens = await opensKeys(owner, masterKey)
  if (opens === false) throw new StartError(WRONG_KEY)
  if (opens === undefined) await refuseOthersRoles(owner, ownerUrl, masterKey)

  return masterKey
}

/** Opens the row of a database that has one; see originKey. */
export function originIn({ origin: sealed, rotating }: MasterKeyRow, masterKey: Buffer): Buffer {
  if (rotating)
    throw new StartError(
      'MASTER_KEY is being changed, and that has not ended: run "npm run rotate-master-key" again with the same MASTER_KEY and NEW_MASTER_KEY, then start.',
    )

  const origin = openOrigin(masterKey, sealed)
  if (!origin) throw new StartError(WRONG_KEY)

  return origin
}

/** Stores the origin key, sealed: its row tells the next start whether MASTER_KEY is right. */
export async function keepOriginKey(
  owner: ClientBase,
  masterKey: Buffer,
  origin: Buffer,
): Promise<void> {
  if (await masterKeyRow(owner)) return
  const sealed = sealOrigin(masterKey, origin)

  await owner.query(
    'insert into vault.master_key (origin, rotating) values ($1, false) on conflict do nothing',
    [sealed],
  )
}

/** Returns whether the master key opens a person's key; undefined if the database has none. */
async function opensKeys(owner: ClientBase, masterKey: Buffer): Promise<boolean | undefined> {
  if (!(await has(owner, 'vault.person_keys'))) return undefined
  const { rows } = await owner.query(
    'select workspace, person, wrapped from vault.person_keys where wrapped is not null limit 1',
  )
  const [key] = rows

  return key && unwrapKey(masterKey, key.wrapped, key.workspace, key.person) !== undefined
}

/**
 * Refuses a new database in a cluster whose roles have another key's passwords: a start would lock
 * out the Workledger that uses them.
 */
async function refuseOthersRoles(
  owner: ClientBase,
  ownerUrl: string,
  masterKey: Buffer,
): Promise<void> {
  const { rowCount } = await owner.query(`select from pg_roles where rolname = 'wl_log'`)
  if (rowCount === 0) return
  const role = createClient(roleUrls(ownerUrl, masterKey).wl_log)

  const code = await role.connect().then(
    () => undefined,
    (error) => error.code,
  )

  await role.end().catch(() => {})

  if (code === WRONG_PASSWORD)
    throw new StartError(
      'The roles wl_… of this PostgreSQL have the passwords of another MASTER_KEY, and nothing was changed: set that key, or use a PostgreSQL of its own. If no Workledger is left there, drop the five roles and start again.',
    )
}

const WRONG_PASSWORD = '28P01'

const has = async (owner: ClientBase, table: string): Promise<boolean> =>
  (await owner.query('select to_regclass($1) is not null as there', [table])).rows[0].there
