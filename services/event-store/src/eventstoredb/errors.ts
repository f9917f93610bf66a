import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  StreamDeletedError,
  StreamNotFoundError,
  UnknownError,
} from '@eventstore/db-client'

/** The call took longer than we wait; whether the server did what it was asked is not known. */
export class TooSlow extends Error {
  constructor(milliseconds: number) {
    super(`EventStoreDB did not answer within ${milliseconds} ms.`)
    this.name = 'TooSlow'
  }
}

/**
 * Events that the log had are not in their stream: somebody deleted them on the server. Nothing is
 * decided on what is left.
 */
export class EventsGone extends Error {
  constructor(stream: string) {
    super(`Events of ${stream} were deleted in EventStoreDB.`)
    this.name = 'EventsGone'
  }
}

/**
 * The server answered that it did not do it and will not when it is asked again. Errors are told
 * apart by class: all have the name "Error".
 */
export const refused = (error: unknown): boolean =>
  error instanceof AccessDeniedError ||
  error instanceof MaxAppendSizeExceededError ||
  error instanceof StreamDeletedError ||
  error instanceof InvalidArgumentError

/** Nothing was done: the client turns to the leader for the next call. */
export const elsewhere = (error: unknown): boolean => error instanceof NotLeaderError

export const noStream = (error: unknown): boolean => error instanceof StreamNotFoundError

/** A position at which no record begins: the log is not the one that the position was read in. */
export const noSuchPosition = (error: unknown): boolean =>
  error instanceof UnknownError && /Unexpected ReadAllResult/.test(error.message)

/**
 * The client's limit of time is not enforced, and a broken connection may leave a call without an
 * answer. `onLeft` tells that nobody waits for it any more.
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
