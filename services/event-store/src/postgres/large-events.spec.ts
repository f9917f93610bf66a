import { createMemoryVault } from '../memory/memory-vault'
import { createLogDatabase, type LogDatabase } from '../testing/database'
import { anAppend, counted, testDefinitions } from '../testing/fixtures'
import { createPostgresEventStore, type PostgresEventStore } from './postgres-event-store'

let database: LogDatabase
let close: () => Promise<void>
let store: PostgresEventStore

beforeAll(async () => {
  database = await createLogDatabase()
  const vault = createMemoryVault()

  store = createPostgresEventStore({
    connectionString: database.logUrl,
    vault,
    definitions: testDefinitions,
  })

  close = async () => {
    await store.close()
    await database.drop()
  }
})

afterAll(() => close?.())

it('wakes a reader who gets few events because they are large: more follow, though nothing is appended', async () => {
  const text = 'x'.repeat(900_000)
  for (let n = 1; n <= 12; n++) await store.append(anAppend({ events: [counted(n, text)] }))
  let woken = 0
  const unsubscribe = store.onAppended(() => woken++)
  const first = await store.readAll(null, 100)
  expect(first.length).toBeLessThan(12)
  expect(woken).toBe(1)
  const second = await store.readAll(first.at(-1)!.position, 100)
  expect(first.length + second.length).toBe(12)
  expect(woken).toBe(1)
  unsubscribe()
})
