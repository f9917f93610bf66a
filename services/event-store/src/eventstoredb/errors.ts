import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  StreamDeletedError,
  StreamNotFoundError,
  UnknownError,
} from '@eventstore/db-client'

/** The call exceeded the time limit; its outcome on the server is unknown. */
export class TooSlow extends Error {
  constructor(milliseconds: number) {
    super(`EventStoreDB did not answer within ${milliseconds} ms.`)
    this.name = 'TooSlow'
  }
}

/**
 * Events of a stream are missing, so they were deleted on the server. The rest is no basis for
 * decisions.
 */
export class EventsGone extends Error {
  constructor(stream: string) {
    super(`Events of ${stream} were deleted in EventStoreDB.`)
    this.name = 'EventsGone'
  }
}

/**
 * Returns whether the server refused the call for good. Compares classes, because all errors have
 * the name "Error".
 */
export const refused = (error: unknown): boolean =>
  error instanceof AccessDeniedError ||
  error instanceof MaxAppendSizeExceededError ||
  error instanceof StreamDeletedError ||
  error instanceof InvalidArgumentError

/**
 * Returns whether another node leads. Nothing was done, and the client turns to the leader for the
 * next call.
 */
export const elsewhere = (error: unknown): boolean => error instanceof NotLeaderError

export const noStream = (error: unknown): boolean => error instanceof StreamNotFoundError

/** Returns whether no record begins at the position: it was read in another log. */
export const noSuchPosition = (error: unknown): boolean =>
  error instanceof UnknownError && /Unexpected ReadAllResult/.test(error.message)

/**
 * Enforces a time limit, since the client does not, and a broken connection may leave a call
 * without an answer. `onLeft` reports that the caller gave up.
 */
export function within<T>(
  milliseconds: number,
  answer: Promise<T>,
  onLeft: (listener: () => void) => () => void = () => () => {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new TooSlow(milliseconds))
    const late = setTimeout(giveUp, milliseconds)
    const forget = onLeft(giveUp)

    answer.then(resolve, reject).finally(() => {
      clearTimeout(late)
      forget()
    })
  })
}
