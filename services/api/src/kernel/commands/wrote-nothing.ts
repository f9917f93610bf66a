import { CodedError } from '@workledger/contracts/kernel/errors'

/** Returns whether an error proves that its command wrote nothing: only a refusal does. */
export const wroteNothing = (error: unknown): boolean =>
  error instanceof CodedError && error.code !== 'log.unknown_outcome'
