import { randomBytes } from 'node:crypto'
import { describeEventStore } from '../testing/conformance'
import { createLogDatabase } from '../testing/database'
import { testDefinitions } from '../testing/fixtures'
import { createPostgresEventStore } from './postgres-event-store'
import { createPostgresVault } from './postgres-vault'

describeEventStore('PostgreSQL', async () => {
  const database = await createLogDatabase()
  const masterKey = randomBytes(32)
  const process = () => {
    const vault = createPostgresVault({ connectionString: database.vaultUrl, masterKey })
    return { vault, store: createPostgresEventStore({ connectionString: database.logUrl, vault, definitions: testDefinitions }) }
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
    },
  }
})
