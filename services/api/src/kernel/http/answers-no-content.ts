import type { Endpoint } from '@workledger/contracts/kernel/endpoint'

/**
 * Returns whether a call is a removal without an answer. Its repetition gets the first outcome
 * although the record is gone.
 */
export const answersNoContent = ({ method, response, raw }: Endpoint): boolean =>
  method === 'DELETE' && !response && !raw
