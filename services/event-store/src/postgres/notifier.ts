import type { Pool } from 'pg'

/** Between two notifications; commits in between share the next one. */
const PAUSE_MS = 10

/**
 * Tells other processes that the log has grown, outside of the append's transaction, where it would hold the log's
 * lock: at once after a pause, at most every 10 ms. A lost one is made good by the reader's poll.
 */
export function createNotifier(pool: Pool, channel: string, sender: string) {
  let resting = false
  let again = false
  let timer: NodeJS.Timeout | undefined

  function notify(): void {
    if (resting) {
      again = true
      return
    }
    resting = true
    pool
      .query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [channel, sender] })
      .catch(() => {})
      .then(rest)
  }

  function rest(): void {
    timer = setTimeout(() => {
      resting = false
      if (!again) return
      again = false
      notify()
    }, PAUSE_MS)
    timer.unref()
  }

  return { notify, close: () => clearTimeout(timer) }
}
