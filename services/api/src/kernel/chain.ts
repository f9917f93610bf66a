import { refuse } from '@workledger/contracts/kernel/errors'
import type { Chain, ChainState } from '@workledger/event-store/chain-watch'

/** Where the watch over the chain of the log is injected. */
export const CHAIN = Symbol('chain')

/** Milliseconds that a request waits for what is still to be verified. */
const PATIENCE = 5_000

/** How the chain stands up to the log's end, or nearly so; refuses while the log was not read to its end since the start. */
export const chainState = async (chain: Chain): Promise<ChainState> =>
  (await chain.within(PATIENCE)) ?? refuse('log.unverified', { retryAfter: 60 })
