import { randomBytes } from 'node:crypto'
import { trustOf } from '../key-ring'
import { createPostgresVault } from '../postgres/postgres-vault'
import { describeEventStore } from '../testing/conformance/describe-event-store'
import { createLogDatabase } from '../testing/database'
import { serverTitle, startServer } from '../testing/event-store-server'
import { anAppend, testDefinitions } from '../testing/fixtures'
import { signing, signingDefinitions, testInstallation } from '../testing/test-signer'
import { createEventStoreDBEventStore } from './eventstoredb-event-store'

describeEventStore(serverTitle, async () => {
  const server = await startServer()
  const database = await createLogDatabase()
  const masterKey = randomBytes(32)
  const keys = testInstallation()
  const prefix = `t${randomBytes(6).toString('hex')}`

  const process = () => {
    const vault = createPostgresVault({ connectionString: database.vaultUrl, masterKey })

    const options = {
      ...{ address: server.address, prefix, connectionString: database.logUrl, vault },
      ...{ definitions: [...testDefinitions, ...signingDefinitions], onError: console.error },
    }

    return {
      vault,
      store: signing(keys, (signer) => createEventStoreDBEventStore({ ...options, signer })),
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
      await server.stop()
    },
  }
})
