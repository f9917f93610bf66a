import type { LogGuard } from '@workledger/event-store/log-guard'
import type { Logger } from 'pino'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Verifies the log: all of it now and once a day, and what is new once a minute. */
export function startVerification(guard: LogGuard, log: Logger): { stop(): Promise<void> } {
  const running = new Set<Promise<unknown>>()
  const verify = (what: 'new' | 'whole') => {
    // The database is away, or the watch was stopped: the next round tells.
    const reading: Promise<unknown> = guard.verify(what).catch((error) => log.warn({ err: error }, 'the event log was not verified'))
    running.add(reading)
    void reading.finally(() => running.delete(reading))
  }
  const whole = setInterval(() => verify('whole'), DAY)
  const fresh = setInterval(() => verify('new'), MINUTE)
  verify('whole')
  return {
    async stop() {
      clearInterval(whole)
      clearInterval(fresh)
      await Promise.all(running)
    },
  }
}
