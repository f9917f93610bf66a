import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import type { Chain, ChainState } from '@workledger/event-store/chain-watch'

/** Where the watch over the chain of the log is injected. */
export const CHAIN = Symbol('chain')

/** Where the log is injected as evidence is read from it. */
export const EVIDENCE = Symbol('evidence')

/** Milliseconds that a request waits for what is still to be verified. */
const PATIENCE = 5_000

/**
 * How the chain stands up to the log's end, or nearly so; refuses while the log was not read to its
 * end since the start.
 */
export const chainState = async (chain: Chain): Promise<ChainState> =>
  (await chain.within(PATIENCE)) ?? refuse('log.unverified', { retryAfter: 60 })

/** Refuses unless the log was just found to be what it was. */
export async function insistOnLog(chain: Chain): Promise<void> {
  await chainState(chain)
  if (chain.fault()) refuse('log.faulty')
}

/** What an event only keeps a record of goes on without it while nothing is written. */
export async function forTheRecord(written: Promise<unknown>): Promise<void> {
  await written.catch((error) => {
    if (!(error instanceof CodedError) || error.code !== 'log.faulty') throw error
  })
}
