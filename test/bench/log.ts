import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { embeddedUrl, runningPostgres } from '@workledger/infra/server/embedded-postgres'
import { createEventLog } from '@workledger/infra/server/event-log'
import { type RoleUrls, roleUrls } from '@workledger/infra/server/roles'
import { Client, Pool } from 'pg'
import { keysOf } from '../support/installation-keys'
import type { Server } from './server'

/**
 * Opens a running server's log directly, to write more history than the interface could during a
 * bench.
 */
export async function openLog(server: Server) {
  const { ownerUrl, urls, masterKey } = databaseOf(server)
  const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })

  const store = createEventLog({
    config: { eventStore: undefined },
    connectionString: urls.wl_log,
    vault,
    keys: await keysOf({ ownerUrl, masterKey }),
  })

  const pool = new Pool({ connectionString: urls.wl_vault, max: 1 })

  return {
    store,
    keys: new LinkKeys(pool, masterKey),
    masterKey,
    async close() {
      await store.close()
      await vault.close()
      await pool.end()
    },
  }
}

export type Log = Awaited<ReturnType<typeof openLog>>

/** Returns the roles of the server's own PostgreSQL, found as the server finds them. */
export function databaseOf({ dataDir }: Server): {
  ownerUrl: string
  urls: RoleUrls
  masterKey: Buffer
} {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
  const { port } = runningPostgres(dataDir)!
  const masterKey = Buffer.from(secrets.masterKey, 'base64')
  const ownerUrl = embeddedUrl(dataDir, port, secrets.postgresPassword)

  return { ownerUrl, urls: roleUrls(ownerUrl, masterKey), masterKey }
}

/**
 * Analyzes the tables, as autovacuum does within a minute: after a large write, PostgreSQL plans
 * with old statistics.
 */
export async function analyzed(server: Server) {
  const owner = new Client({ connectionString: databaseOf(server).ownerUrl })
  await owner.connect()
  await owner.query('analyze')
  await owner.end()
}
