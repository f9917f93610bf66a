import { refuse } from '@workledger/contracts/kernel/errors'
import type { EventStore } from './port'

export interface Guarded {
  readonly store: EventStore
  /** Returns the fault of the log, if any. After a fault the log takes no writes. */
  fault(): string | undefined
  /** Checks that the log still reaches its furthest known end. */
  look(): Promise<void>
  /** Records a fault that another part found. */
  stop(sentence: string): void
}

/**
 * Guards a log that must only grow. An end before the furthest known one means a cut-off end or an
 * older copy of the database.
 */
export function guarded(store: EventStore): Guarded {
  let highest: string | null = null
  let fault: string | undefined

  const isBefore = (position: string | null, other: string) =>
    position === null || store.comparePositions(position, other) < 0

  /** Takes an end that was read after `known` was the highest one. Others may be known meanwhile. */
  const see = (position: string | null, known: string | null) => {
    if (known !== null && isBefore(position, known))
      fault ??= `The event log ends at ${position ?? 'its beginning'}, before event ${known}, which it had: nothing is written any more.`
    else if (highest === null || !isBefore(position, highest)) highest = position
  }

  return {
    store: {
      append: async (append) => {
        if (fault) return refuse('log.faulty')
        const known = highest
        const appended = await store.append(append)

        if (!appended.duplicate && known !== null && isBefore(appended.position, known))
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
    const known = highest
    see(await store.head(), known)
  }
}
