import type { Append } from '@workledger/event-store/port'
import type { PostgresEventStoreOptions } from '@workledger/event-store/postgres/postgres-event-store'

/**
 * Loaded before the product in a process that a test kills: after the message `{ killAfter: n }`,
 * the nth append is its last act. The product does not know of it. Mails are left to other tests,
 * and the process's signing key does not count.
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

// Retentions count years, and a server's clock may not be a day ahead of the log's.
replace('@workledger/contracts/kernel/retention', () => ({ erasableFrom: () => '2000-01-01' }))

replace('@workledger/jobs/workers', () => ({
  createWorkers: async () => ({ counts: async () => [], close: async () => {} }),
}))

/** Replaces a module's exports for later imports. */
function replace(name: string, change: (exports: any) => object): void {
  const path = require.resolve(name)
  const exports = require(path)
  require.cache[path]!.exports = { ...exports, ...change(exports) }
}
