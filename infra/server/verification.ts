import type { LogGuard } from '@workledger/event-store/log-guard'
import type { Logger } from 'pino'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Verifies the whole log now and once a day, and new events once a minute. Stores its head outside
 * of the database now and once an hour.
 */
export function startVerification(guard: LogGuard, log: Logger): { stop(): Promise<void> } {
  const running = new Set<Promise<unknown>>()

  const run = (what: string, act: () => Promise<unknown>) => {
    // The database is away, or verification was stopped: the next round reports it.
    const acting: Promise<unknown> = act().catch((error) => log.warn({ err: error }, what))
    running.add(acting)
    void acting.finally(() => running.delete(acting))
  }

  const verify = (what: 'new' | 'whole') =>
    run('the event log was not verified', () => guard.verify(what))
  const anchor = () =>
    run('the head of the event log was not anchored', () => guard.anchor(new Date()))

  const timers = [
    setInterval(() => verify('whole'), DAY),
    setInterval(() => verify('new'), MINUTE),
    setInterval(anchor, HOUR),
  ]

  verify('whole')
  anchor()

  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}
