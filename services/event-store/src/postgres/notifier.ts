import type { Pool } from 'pg'

/**
 * A separate transaction without a flush to disk: the reader's poll replaces a lost notification.
 */
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`

/** Milliseconds between two notifications: each costs a round trip and wakes every process. */
const APART = 2

/**
 * Notifies other processes that the log has grown. It runs outside the append's transaction, which
 * holds the log's lock. The first commit is told at once; commits shortly after it share the next
 * notification.
 */
export function createNotifier(pool: Pool, channel: string, sender: string) {
  let telling = false
  let again = false
  let closed = false

  function notify(): void {
    again = telling
    if (telling || closed) return
    telling = true

    pool
      .query({ name: 'notify', text: NOTIFY, values: [channel, sender] })
      .catch(() => {})
      .then(() => setTimeout(next, APART))
  }

  function next(): void {
    telling = false
    if (again) notify()
  }

  return {
    notify,
    close() {
      closed = true
    },
  }
}
