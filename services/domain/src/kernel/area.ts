import { unique } from '@workledger/contracts/kernel/area'
import type { EventDefinition } from '@workledger/contracts/kernel/event'
import type { AreaPermission } from '@workledger/contracts/kernel/permissions'
import type { AnyDecider, Decider } from './decider'

/**
 * Who may read a stream's history besides auditors and admins. Managers may read what the employee
 * may, except pay.
 */
export type HistoryReaders = 'no employee' | 'the employee' | 'the employee alone'

/** A kind of stream: its decider, its events, and the readers of its history. */
export interface Stream {
  readonly decider: AnyDecider
  readonly events: Readonly<Record<string, EventDefinition>>
  readonly readers: HistoryReaders
  /** Holders of this permission read as admins do. */
  readonly permission?: AreaPermission
  /**
   * The stream is one record of an employee, whom its first event names as `employee_id`. Otherwise
   * its id is the employee's.
   */
  readonly ofRecord?: boolean
  /** Returns the part of the state for its history, if the decider needs more. */
  // biome-ignore lint/suspicious/noExplicitAny: each area knows the state of its own decider
  readonly shown?: (state: any) => unknown
}

/** The streams of an area. */
export interface AreaStreams {
  readonly name: string
  readonly streams: readonly Stream[]
}

/** Declares a stream. Compiles only if the decider folds exactly these events. */
export const stream = <
  E extends { type: string },
  R extends { readonly [T in E['type']]: EventDefinition<T> },
>(
  decider: Decider<unknown, never, E>,
  events: R & { readonly [T in Exclude<keyof R, E['type']>]: never },
  readers: HistoryReaders,
  options: Pick<Stream, 'permission' | 'ofRecord' | 'shown'> = {},
): Stream => ({ decider, events: events as Stream['events'], readers, ...options })

/**
 * Collects every kind of stream of these areas. Throws if an event is folded by none of them, or by
 * two.
 */
export function gathered(
  areas: readonly AreaStreams[],
  events: readonly { type: string }[],
): readonly Stream[] {
  const streams = areas.flatMap((area) => area.streams)

  unique(
    'streams',
    streams.map(({ decider }) => decider.category),
  )

  const folded = streams.flatMap(({ events }) => Object.values(events).map(({ type }) => type))
  unique('folded events', folded)
  const unfolded = events.filter(({ type }) => !folded.includes(type))

  if (unfolded.length > 0)
    throw new Error(`No decider folds ${unfolded.map(({ type }) => type).join(', ')}.`)

  return streams
}
