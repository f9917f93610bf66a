import type { Append } from '@workledger/event-store/port'
import type { PostgresEventStoreOptions } from '@workledger/event-store/postgres/postgres-event-store'

/**
 * Loaded before the product in a process that a test ends: once it is told `{ killAfter: n }`, the
 * nth append from then on is the last thing that it does. The product knows nothing of it. Mails
 * are left to other tests, and the key with which the process signs counts for none.
 */
let left = Number.POSITIVE_INFINITY

process.on('message', ({ killAfter }: { killAfter: number | null }) => {
  left = killAfter ?? Number.POSITIVE_INFINITY
  process.send!('armed')
})

replace(
  '@workledger/event-store/postgres/postgres-event-store',
  ({ createPostgresEventStore: create }) => ({
    createPostgresEventStore(options: PostgresEventStoreOptions) {
      const store = create(options)
      return {
        ...store,
        async append(given: Append) {
          const appended = await store.append(given)

          if (appended.duplicate || given.stream.startsWith('signing-') || --left > 0)
            return appended

          process.kill(process.pid, 'SIGKILL')

          return new Promise<never>(() => {})
        },
      }
    },
  }),
)

replace('@workledger/jobs/workers', () => ({
  createWorkers: async () => ({ counts: async () => [], close: async () => {} }),
}))

/** What a module exports, for whoever loads it from here on. */
function replace(name: string, change: (exports: any) => object): void {
  const path = require.resolve(name)
  const exports = require(path)
  require.cache[path]!.exports = { ...exports, ...change(exports) }
}
