import type { EventDefinition } from '@workledger/contracts/kernel/event'
import { type Process, process } from './process'

/**
 * What an event does to the uploads of its record, by place: the storage key that is now there, or
 * null for none there and below (`place/…`). `'none'`: the record has no uploads any more.
 */
export type UploadChanges = Readonly<Record<string, string | null | undefined>> | 'none'

interface AnyEvent {
  readonly type: string
  readonly data: object
}

/** The uploads that the events of one kind of stream name. */
export interface UploadsOf<E extends AnyEvent = AnyEvent> {
  /** Words for the names of its processes. */
  readonly name: string
  /** The events that may leave an upload without use. */
  readonly frees: readonly EventDefinition[]
  /** Default: each of these events may. */
  readonly when?: (data: object) => boolean
  /** Returns undefined for an event that concerns no upload. */
  readonly changes: (event: E) => UploadChanges | undefined
}

export const uploadsOf = <E extends AnyEvent>(definition: UploadsOf<E>): UploadsOf =>
  definition as unknown as UploadsOf

/**
 * Returns processes that delete the bytes of uploads that a record does not use any more. The event
 * comes first, so a process that is cut off deletes the rest in its next run.
 */
export const uploadProcesses = ({ name, frees, when, changes }: UploadsOf): readonly Process[] =>
  frees.map((on) =>
    process({
      name: `bytes of ${name} after ${on.type}`,
      on,
      ...(when && { when }),
      async react({ workspace, stream, revision }, context) {
        const keys = unusedUploads(await context.history(), revision, changes)

        if (keys.length > 0)
          await context.ask((db) => context.traces.removeUploads(db, { workspace, stream }, keys))
      },
    }),
  )

/** Returns the keys that a record used before a revision, and does not use at its end. */
export function unusedUploads(
  history: readonly (AnyEvent & { readonly revision: number })[],
  revision: number,
  changes: UploadsOf['changes'],
): string[] {
  const before = usedUploads(
    history.filter((event) => event.revision < revision),
    changes,
  )

  const after = usedUploads(history, changes)

  return [...before.now].filter((key) => !after.now.has(key))
}

/** Returns the keys that events name, and those in use after them. */
export function usedUploads(
  history: readonly AnyEvent[],
  changes: UploadsOf['changes'],
): { readonly ever: ReadonlySet<string>; readonly now: ReadonlySet<string> } {
  const ever = new Set<string>()
  const used = new Map<string, string>()

  for (const event of history) {
    const change = changes(event)

    if (change === 'none') used.clear()
    else
      for (const [place, reference] of Object.entries(change ?? {}))
        if (reference) {
          used.set(place, keyOf(reference))
          ever.add(keyOf(reference))
        } else if (reference === null) clear(used, place)
  }

  return { ever, now: new Set(used.values()) }
}

function clear(used: Map<string, string>, place: string): void {
  for (const one of used.keys()) if (one === place || one.startsWith(`${place}/`)) used.delete(one)
}

/** Pictures are named by their address. */
const keyOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)
