import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventDefinitions } from '@workledger/contracts/registry'
import { createPostgresEventStore } from '@workledger/event-store/postgres/postgres-event-store'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { type RoleUrls, roleUrls } from '@workledger/infra/server/roles'
import { Client, Pool } from 'pg'
import type { Server } from './server'

/**
 * The log of a running server, opened beside it: for more history than the interface could write in
 * the time of a bench.
 */
export function openLog(server: Server) {
  const { urls, masterKey } = databaseOf(server)
  const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })

  const store = createPostgresEventStore({
    connectionString: urls.wl_log,
    vault,
    definitions: eventDefinitions,
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

export type Log = ReturnType<typeof openLog>

/** The roles of the server's own PostgreSQL, found the way the server finds them. */
export function databaseOf({ dataDir }: Server): {
  ownerUrl: string
  urls: RoleUrls
  masterKey: Buffer
} {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
  const [, , , port] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const masterKey = Buffer.from(secrets.masterKey, 'base64')
  const ownerUrl = `postgres://workledger:${secrets.postgresPassword}@127.0.0.1:${port}/workledger`

  return { ownerUrl, urls: roleUrls(ownerUrl, masterKey), masterKey }
}

/**
 * What autovacuum does within a minute: PostgreSQL plans with the tables as they are since much was
 * written at once.
 */
export async function analyzed(server: Server) {
  const owner = new Client({ connectionString: databaseOf(server).ownerUrl })
  await owner.connect()
  await owner.query('analyze')
  await owner.end()
}
