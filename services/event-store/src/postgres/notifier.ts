import type { Pool } from 'pg'

/**
 * A separate transaction without a flush to disk: the reader's poll replaces a lost notification.
 */
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`

/**
 * Notifies other processes that the log has grown. It runs outside the append's transaction, which
 * holds the log's lock. One notification is under way at a time; commits meanwhile share the next
 * one.
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
      .then(() => {
        telling = false
        if (again) notify()
      })
  }

  return {
    notify,
    close() {
      closed = true
    },
  }
}
