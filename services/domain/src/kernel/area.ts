import type { EventDefinition } from '@workledger/contracts/kernel/event'
import type { AreaPermission } from '@workledger/contracts/kernel/permissions'
import type { Decider } from './decider'

/** Who may read a stream's history beside auditors and admins. Managers read with the employee, save where it tells pay. */
export type HistoryReaders = 'nobody' | 'the employee' | 'the employee alone'

/** A kind of stream: its rule, the events that stand in it, and who reads its history. */
export interface Stream {
  readonly decider: Decider<any, any, any>
  readonly events: Readonly<Record<string, EventDefinition>>
  readonly readers: HistoryReaders
  /** Holders of this permission read as admins do. */
  readonly permission?: AreaPermission
}

/** The streams of an area. */
export interface AreaStreams {
  readonly name: string
  readonly streams: readonly Stream[]
}

/** Compiles only where the decider folds these events, all of them and no others. */
export const stream = <E extends { type: string }, R extends { readonly [T in E['type']]: EventDefinition<T> }>(
  decider: Decider<any, any, E>,
  events: R & { readonly [T in Exclude<keyof R, E['type']>]: never },
  readers: HistoryReaders,
  permission?: AreaPermission,
): Stream => ({ decider, events: events as Stream['events'], readers, ...(permission && { permission }) })
