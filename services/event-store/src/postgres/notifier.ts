import type { Pool } from 'pg'

/**
 * Its own transaction, which need not wait for the disk: a notification that is lost is made good
 * by the reader's poll.
 */
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`

/**
 * Tells other processes that the log has grown, outside of the append's transaction, where it would
 * hold the log's lock: at once, one at a time; commits meanwhile share the next one.
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
