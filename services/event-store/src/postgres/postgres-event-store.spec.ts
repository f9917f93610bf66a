import { randomBytes } from 'node:crypto'
import { trustOf } from '../key-ring'
import { describeEventStore } from '../testing/conformance/describe-event-store'
import { createLogDatabase } from '../testing/database'
import { anAppend, testDefinitions } from '../testing/fixtures'
import { signing, signingDefinitions, testInstallation } from '../testing/test-signer'
import { createPostgresEventStore } from './postgres-event-store'
import { createPostgresVault } from './postgres-vault'

describeEventStore('PostgreSQL', async () => {
  const database = await createLogDatabase()
  const masterKey = randomBytes(32)
  const keys = testInstallation()

  const process = () => {
    const vault = createPostgresVault({ connectionString: database.vaultUrl, masterKey })

    const options = {
      connectionString: database.logUrl,
      vault,
      definitions: [...testDefinitions, ...signingDefinitions],
    }

    return {
      vault,
      store: signing(keys, (signer) => createPostgresEventStore({ ...options, signer })),
    }
  }

  const [one, two] = [process(), process()]
  for (const { store } of [one, two]) await store.append(anAppend())

  return {
    store: one.store,
    vault: one.vault,
    other: two.store,
    rows: () => one.store.rows(),
    evidence: one.store,
    trust: trustOf(keys),
    async close() {
      for (const { store, vault } of [one, two]) {
        await store.close()
        await vault.close()
      }

      await database.drop()
    },
  }
})
