import { open, seal } from '@workledger/event-store/cipher'
import {
  type InstallationKeys,
  installationKey,
  type KeyIntroduction,
  succeed,
} from '@workledger/event-store/signing-keys'
import type { ClientBase } from 'pg'

const BOUND = 'signing keys'

/**
 * Returns the keys of this installation by MASTER_KEY. The present signing key follows from it, and
 * the succession from earlier keys is stored sealed under it. The database alone therefore cannot
 * forge which keys are ours.
 */
export async function installationKeys(
  client: Pick<ClientBase, 'query'>,
  masterKey: Buffer,
): Promise<InstallationKeys> {
  const id = await logId(client)
  const { rows } = await client.query<{ signers: Buffer | null }>(
    'select signers from vault.master_key',
  )

  return {
    id,
    current: installationKey(masterKey, id),
    successions: successionsIn(masterKey, rows[0]?.signers ?? null),
  }
}

/** Returns the succession for the next master key, which replaces another one. */
export async function sealedSigners(
  client: Pick<ClientBase, 'query'>,
  old: Buffer,
  next: Buffer,
): Promise<Buffer> {
  const { id, current, successions } = await installationKeys(client, old)
  const all = [...successions, succeed(current, installationKey(next, id), id)]
  return seal(next, Buffer.from(JSON.stringify(all)), BOUND)
}

async function logId(client: Pick<ClientBase, 'query'>): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from log.identity')
  return rows[0]!.id
}

function successionsIn(masterKey: Buffer, sealed: Buffer | null): readonly KeyIntroduction[] {
  const successions = sealed && open(masterKey, sealed, BOUND)
  return successions ? JSON.parse(successions.toString()) : []
}
