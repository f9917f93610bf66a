import { SessionCache } from '@workledger/api/kernel/access/session-cache'
import { Pool } from 'pg'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { until } from '../support/until'

/** The most milliseconds for which a server without notifications knows an older value. */
const KEPT = 5_000

/** A server that hears of no change: its listener is on another database. */
describe('facts in the memory of a server whose notifications are lost', () => {
  let database: TestDatabase
  let elsewhere: TestDatabase
  let pool: Pool
  let cache: SessionCache
  let deaf: SessionCache
  let now = 0

  beforeAll(async () => {
    database = await createTestDatabase()
    elsewhere = await createTestDatabase()
    pool = new Pool({ connectionString: database.urls.wl_vault, max: 4 })
    cache = new SessionCache(pool, database.urls.wl_vault)
    deaf = new SessionCache(pool, elsewhere.urls.wl_vault)
  })

  afterEach(() => jest.restoreAllMocks())

  afterAll(async () => {
    await cache?.close()
    await deaf?.close()
    await pool?.end()
    await database?.drop()
    await elsewhere?.drop()
  })

  const known = () => deaf.fact('fact', async () => now)

  /** Returns whether the deaf server has cleared its memory for every earlier change. */
  const hasSeenAll = async () => {
    const { rows } = await pool.query(
      'select from vault.session_caches, vault.access_changes where id = $1 and seen = last_value',
      [deaf.id],
    )

    return rows.length > 0
  }

  /** Changes the fact once the server answers it from memory. */
  async function change() {
    await known()
    await until(hasSeenAll)

    await until(async () => {
      const before = await known()
      now++
      return (await known()) === before
    })
  }

  it.each(['first', 'second', 'third'])(
    'are dropped before the %s change of an installation is acknowledged',
    async () => {
      await change()
      await cache.invalidateEverywhere()
      expect(await known()).toBe(now)
    },
  )

  it('are read again after five seconds if no caller waits for the change', async () => {
    await change()
    const ahead = performance.now.bind(performance)
    jest.spyOn(performance, 'now').mockImplementation(() => ahead() + KEPT)
    expect(await known()).toBe(now)
  })
})
