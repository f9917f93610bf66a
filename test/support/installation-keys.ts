import type { InstallationKeys } from '@workledger/event-store/signing-keys'
import { installationKeys } from '@workledger/infra/server/signers'
import { Client } from 'pg'
import type { TestDatabase } from './database'

/** Returns the keys with which a process on this database signs the log. */
export async function keysOf({
  ownerUrl,
  masterKey,
}: Pick<TestDatabase, 'ownerUrl' | 'masterKey'>): Promise<InstallationKeys> {
  const owner = new Client(ownerUrl)
  await owner.connect()

  try {
    return await installationKeys(owner, masterKey)
  } finally {
    await owner.end()
  }
}
