import type { ChainState, ChainWatch } from '@workledger/event-store/chain-watch'
import type { Logger } from 'pino'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Verifies the log: all of it now and once a day, and what is new once a minute. */
export function startVerification({ chain, log }: { chain: ChainWatch; log: Logger }): { stop(): Promise<void> } {
  let last: Promise<void> = Promise.resolve()
  let told = 0
  const verify = (read: () => Promise<ChainState>) => {
    last = read().then(
      ({ findings }) => {
        if (findings.length > told) log.fatal({ findings: findings.slice(0, 10) }, 'the event log was changed')
        told = findings.length
      },
      // The database is away, or the watch was stopped: the next round tells.
      (error) => log.warn({ err: error }, 'the event log was not verified'),
    )
  }
  const whole = setInterval(() => verify(() => chain.whole()), DAY)
  const fresh = setInterval(() => verify(() => chain.check()), MINUTE)
  verify(() => chain.whole())
  return {
    async stop() {
      clearInterval(whole)
      clearInterval(fresh)
      chain.stop()
      await last
    },
  }
}
