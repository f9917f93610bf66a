import { randomBytes } from 'node:crypto'
import { createPostgresVault } from '../postgres/postgres-vault'
import { describeEventStore } from '../testing/conformance'
import { createLogDatabase } from '../testing/database'
import { serverTitle, startServer } from '../testing/event-store-server'
import { testDefinitions } from '../testing/fixtures'
import { createEventStoreDBEventStore } from './eventstoredb-event-store'

describeEventStore(serverTitle, async () => {
  const server = await startServer()
  const database = await createLogDatabase()
  const masterKey = randomBytes(32)
  const prefix = `t${randomBytes(6).toString('hex')}`
  const process = () => {
    const vault = createPostgresVault({ connectionString: database.vaultUrl, masterKey })
    const store = createEventStoreDBEventStore({
      address: server.address,
      prefix,
      connectionString: database.logUrl,
      vault,
      definitions: testDefinitions,
      onError: console.error,
    })
    return { vault, store }
  }
  const [one, two] = [process(), process()]
  return {
    store: one.store,
    vault: one.vault,
    other: two.store,
    rows: () => one.store.rows(),
    evidence: one.store,
    async close() {
      for (const { store, vault } of [one, two]) {
        await store.close()
        await vault.close()
      }
      await database.drop()
      await server.stop()
    },
  }
})
