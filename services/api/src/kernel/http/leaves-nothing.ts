import type { Endpoint } from '@workledger/contracts/kernel/endpoint'

/**
 * A removal without an answer: whoever repeats one that got through is told so, though what it
 * removed is gone.
 */
export const leavesNothing = ({ method, response, raw }: Endpoint): boolean =>
  method === 'DELETE' && !response && !raw
