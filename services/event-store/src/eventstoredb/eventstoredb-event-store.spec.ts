import { randomBytes } from 'node:crypto'
import { createPostgresVault } from '../postgres/postgres-vault'
import { describeEventStore } from '../testing/conformance'
import { createLogDatabase } from '../testing/database'
import { testDefinitions } from '../testing/fixtures'
import { createEventStoreDBEventStore } from './eventstoredb-event-store'

const address = process.env.EVENT_STORE_URL!
describeEventStore('EventStoreDB', async () => {
  const database = await createLogDatabase()
  const masterKey = randomBytes(32)
  const prefix = `t${randomBytes(6).toString('hex')}`
  const process = () => {
    const vault = createPostgresVault({ connectionString: database.vaultUrl, masterKey })
    const store = createEventStoreDBEventStore({
      address,
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
    async close() {
      for (const { store, vault } of [one, two]) {
        await store.close()
        await vault.close()
      }
      await database.drop()
    },
  }
})
