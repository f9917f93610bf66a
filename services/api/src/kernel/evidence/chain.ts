import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import type { Chain, ChainState } from '@workledger/event-store/chain-watch'

/** Token of the watch over the chain of the log. */
export const CHAIN = Symbol('chain')

/** Token of the log as the source of evidence. */
export const EVIDENCE = Symbol('evidence')

/** Milliseconds that a request waits for a pending verification. */
const CHAIN_PATIENCE = 5_000

/**
 * Returns the state of the chain at or near the log's end. Refuses until the log was read to its
 * end once since the start.
 */
export const chainState = async (chain: Chain): Promise<ChainState> =>
  (await chain.within(CHAIN_PATIENCE)) ?? refuse('log.unverified', { retryAfter: 60 })

/** Refuses unless a check has just confirmed the log. */
export async function insistOnLog(chain: Chain): Promise<void> {
  await chainState(chain)
  if (chain.fault()) refuse('log.faulty')
}

/** Awaits a write that is only a record. Continues without it while the log takes no writes. */
export async function forTheRecord(written: Promise<unknown>): Promise<void> {
  await written.catch((error) => {
    if (!(error instanceof CodedError) || error.code !== 'log.faulty') throw error
  })
}
