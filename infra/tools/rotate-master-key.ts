import { unwrapKey, wrapKey } from '@workledger/event-store/key-wrapping'
import { createClient } from '@workledger/event-store/postgres/connections'
import { LOCKS } from '@workledger/event-store/postgres/locks'
import { migrateEventStore } from '@workledger/event-store/postgres/migrate'
import { migrateSecrets } from '@workledger/event-store/secrets/schema'
import type { Client } from 'pg'
import { readConfig } from '../server/config'
import { openForOwner } from '../server/database'
import { masterKeyRow, openOrigin, sealOrigin, WRONG_KEY } from '../server/origin-key'
import { createRoles, roles } from '../server/roles'
import { replaceMasterKey } from '../server/secrets'
import { sealedSigners } from '../server/signers'
import { StartError } from '../server/start-error'

const ROTATE_MASTER_KEY_BATCH = 500

/**
 * Wraps every person's key with NEW_MASTER_KEY instead of MASTER_KEY, while nothing else runs. It
 * may be killed at any point and run again with the same two keys; no process starts in between.
 * Throws a StartError, with nothing changed, for a key that is not the database's.
 */
export async function main(
  environment: NodeJS.ProcessEnv,
  tell: (line: string) => void,
): Promise<void> {
  const { NEW_MASTER_KEY, ...present } = environment
  const config = readConfig(present)
  const next = newKey(NEW_MASTER_KEY)
  const database = await openForOwner(config)
  const owner = createClient(database.ownerUrl)

  try {
    await owner.connect()
    // Held until this process ends: starts and other rotations wait.
    await owner.query('select pg_advisory_lock($1)', [LOCKS.migration])

    if (await begin(owner, database.masterKey, next)) {
      await createRoles(owner, next)
      await refuseOthers(owner)
      tell(`${await rewrap(owner, database.masterKey, next)} keys were rewrapped`)
    }

    tell(`${await verified(owner, next)} keys open with the new master key`)
    await owner.query('update vault.master_key set rotating = false')

    // A run killed before this line is resumed here by the next one.
    if (!config.databaseUrl && !config.masterKey) replaceMasterKey(config.dataDir, next)
    else tell('Set MASTER_KEY to the new key for every process, and start.')
  } finally {
    await owner.end()
    await database.stop()
  }
}

function newKey(text = ''): Buffer {
  const key = Buffer.from(text, 'base64')

  if (key.length !== 32)
    throw new StartError(
      'NEW_MASTER_KEY must be 32 bytes in base64, as "openssl rand -base64 32" prints them; keep it safe before you run this.',
    )

  return key
}

/** Records the start of the change; returns false if all keys are under the new key already. */
async function begin(owner: Client, old: Buffer, next: Buffer): Promise<boolean> {
  if (next.equals(old)) throw new StartError('NEW_MASTER_KEY is the key that holds now.')
  const row = await masterKeyRow(owner)
  const done = row && openOrigin(next, row.origin)
  if (done) return row.rotating

  if (row?.rotating)
    throw new StartError('NEW_MASTER_KEY is not the one that this change was begun with.')

  const origin = row ? openOrigin(old, row.origin) : old
  const sample = await owner.query<KeyRow>(
    'select workspace, person, wrapped from vault.person_keys where wrapped is not null limit 1',
  )
  const fits = sample.rows.every(({ wrapped, workspace, person }) =>
    unwrapKey(old, wrapped, workspace, person),
  )
  if (!origin || !fits) throw new StartError(WRONG_KEY)
  await refuseOthers(owner)
  await migrateEventStore(owner)
  await migrateSecrets(owner)

  await owner.query(
    `insert into vault.master_key (origin, rotating, signers) values ($1, true, $2)
     on conflict (only_row) do update set origin = excluded.origin, rotating = true, signers = excluded.signers`,
    [sealOrigin(next, origin), await sealedSigners(owner, old, next)],
  )

  return true
}

/** Refuses to run next to a process that would make keys under the old master key. */
async function refuseOthers(owner: Client): Promise<void> {
  const { rows } = await owner.query(
    'select count(*)::int as n from pg_stat_activity where datname = current_database() and usename = any($1)',
    [roles],
  )

  if (rows[0].n > 0)
    throw new StartError(
      `Stop all processes of Workledger first: ${rows[0].n} connections to this database are open.`,
    )
}

/** Wraps keys in batches, each atomic, and skips those of an earlier run. */
async function rewrap(owner: Client, old: Buffer, next: Buffer): Promise<number> {
  let count = 0

  for (let rows = await page(owner); rows.length > 0; rows = await page(owner, rows.at(-1))) {
    const changed = rows.flatMap(({ workspace, person, wrapped }) => {
      if (unwrapKey(next, wrapped, workspace, person)) return []
      const key = unwrapKey(old, wrapped, workspace, person)

      if (!key)
        throw new StartError(
          `The key of person ${person} in workspace ${workspace} opens with neither master key.`,
        )

      return [{ workspace, person, wrapped: wrapKey(next, key, workspace, person) }]
    })

    await owner.query(
      `update vault.person_keys k set wrapped = n.wrapped from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as n(workspace, person, wrapped)
       where k.workspace = n.workspace and k.person = n.person and k.wrapped is not null`,
      [
        changed.map((one) => one.workspace),
        changed.map((one) => one.person),
        changed.map((one) => one.wrapped),
      ],
    )

    count += changed.length
  }

  return count
}

async function verified(owner: Client, masterKey: Buffer): Promise<number> {
  let count = 0

  for (let rows = await page(owner); rows.length > 0; rows = await page(owner, rows.at(-1))) {
    const wrong = rows.find(
      ({ workspace, person, wrapped }) => !unwrapKey(masterKey, wrapped, workspace, person),
    )

    if (wrong)
      throw new StartError(
        `The key of person ${wrong.person} in workspace ${wrong.workspace} does not open with the new master key.`,
      )

    count += rows.length
  }

  return count
}

/** Returns the next keys by workspace and person after a given one. */
async function page(owner: Client, after?: KeyRow): Promise<KeyRow[]> {
  const zero = '00000000-0000-0000-0000-000000000000'

  const { rows } = await owner.query<KeyRow>(
    `select workspace, person, wrapped from vault.person_keys
     where wrapped is not null and (workspace, person) > ($1::uuid, $2::uuid) order by workspace, person limit ${ROTATE_MASTER_KEY_BATCH}`,
    [after?.workspace ?? zero, after?.person ?? zero],
  )

  return rows
}

interface KeyRow {
  workspace: string
  person: string
  wrapped: Buffer
}
