import { describeEventStore } from '../testing/conformance'
import { testDefinitions } from '../testing/fixtures'
import { createMemoryEventStore } from './memory-event-store'
import { createMemoryVault } from './memory-vault'

describeEventStore('memory', async () => {
  const vault = createMemoryVault()
  const store = createMemoryEventStore({ vault, definitions: testDefinitions })
  return { store, other: store, vault, rows: () => store.rows(), close: () => store.close() }
})
