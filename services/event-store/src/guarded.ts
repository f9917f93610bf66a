import { refuse } from '@workledger/contracts/kernel/errors'
import type { EventStore } from './port'

export interface Guarded {
  readonly store: EventStore
  /** What is wrong with the log, once something is; nothing is written from then on. */
  fault(): string | undefined
  /** Looks whether the log still reaches as far as it did. */
  look(): Promise<void>
  /** Something else found what is wrong. */
  stop(sentence: string): void
}

/**
 * A log that only grows: when it ends before what was seen in it, its end was cut off or an older
 * copy put in its place.
 */
export function guarded(store: EventStore): Guarded {
  let highest: string | null = null
  let fault: string | undefined

  const see = (position: string | null) => {
    if (highest !== null && (position === null || store.comparePositions(position, highest) < 0))
      fault ??= `The event log ends at ${position ?? 'its beginning'}, before event ${highest}, which it had: nothing is written any more.`
    else highest = position
  }

  return {
    store: {
      append: async (append) => {
        if (fault) return refuse('log.faulty')
        const appended = await store.append(append)

        if (
          !appended.duplicate &&
          highest !== null &&
          store.comparePositions(appended.position, highest) < 0
        )
          await look()

        return appended
      },
      readStream: (...asked) => store.readStream(...asked),
      readAll: (...asked) => store.readAll(...asked),
      findCommand: (...asked) => store.findCommand(...asked),
      head: () => store.head(),
      onAppended: (wake) => store.onAppended(wake),
      onErased: (forget) => store.onErased(forget),
      comparePositions: store.comparePositions,
      eventsBetween: (...asked) => store.eventsBetween(...asked),
      close: () => store.close(),
    },
    fault: () => fault,
    look,
    stop: (sentence) => {
      fault ??= sentence
    },
  }

  async function look(): Promise<void> {
    see(await store.head())
  }
}
