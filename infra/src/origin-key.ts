import { open, seal } from '@workledger/event-store/cipher'
import type { ClientBase } from 'pg'
import { StartError } from './start-error'

const BOUND = 'origin key'
export const sealOrigin = (masterKey: Buffer, origin: Buffer): Buffer => seal(masterKey, origin, BOUND)
export const openOrigin = (masterKey: Buffer, sealed: Buffer): Buffer | undefined => open(masterKey, sealed, BOUND)

export interface MasterKeyRow {
  /** The origin key under the master key that holds, or under the one that a rotation under way leads to. */
  origin: Buffer
  rotating: boolean
}

/** Undefined when the master key was never changed. */
export async function masterKeyRow(owner: ClientBase): Promise<MasterKeyRow | undefined> {
  const there = await owner.query(`select to_regclass('vault.master_key') is not null as there`)
  if (!there.rows[0].there) return undefined
  return (await owner.query<MasterKeyRow>('select origin, rotating from vault.master_key')).rows[0]
}

/**
 * The master key that the database began with. Ids of streams in the log, and keys in links, are keyed hashes made with it, so it stays when
 * MASTER_KEY is changed. A StartError when this is not the database's master key, or while a rotation has not ended.
 */
export async function originKey(owner: ClientBase, masterKey: Buffer): Promise<Buffer> {
  const row = await masterKeyRow(owner)
  if (!row) return masterKey
  if (row.rotating)
    throw new StartError(
      'MASTER_KEY is being changed, and that has not ended: run "npm run rotate-master-key" again with the same MASTER_KEY and NEW_MASTER_KEY, then start.',
    )
  const origin = openOrigin(masterKey, row.origin)
  if (!origin) throw new StartError('MASTER_KEY is not the one of this database; it was changed, so give the one that it was changed to.')
  return origin
}
