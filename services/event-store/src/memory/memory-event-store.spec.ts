import { trustOf } from '../key-ring'
import { describeEventStore } from '../testing/conformance/describe-event-store'
import { anAppend, testDefinitions } from '../testing/fixtures'
import { signing, signingDefinitions, testInstallation } from '../testing/test-signer'
import { createMemoryEventStore } from './memory-event-store'
import { createMemoryVault } from './memory-vault'

describeEventStore('memory', async () => {
  const vault = createMemoryVault()
  const keys = testInstallation()
  const definitions = [...testDefinitions, ...signingDefinitions]
  const store = signing(keys, (signer) => createMemoryEventStore({ vault, definitions, signer }))
  await store.append(anAppend())

  return {
    store,
    other: store,
    vault,
    trust: trustOf(keys),
    rows: () => store.rows(),
    close: () => store.close(),
  }
})
