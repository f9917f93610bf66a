import type * as z from 'zod'

export interface EventDefinition<T extends string = string, S extends z.ZodObject = z.ZodObject> {
  readonly type: T
  /** Schema version of `data`; `upcast` lifts older versions when they are read. */
  readonly v: number
  /** The field that names the person whose key encrypts personal values, e.g. `employee_id`. */
  readonly subject?: string
  readonly data: S
  /** `upcast[n]` lifts data of version n to version n + 1. */
  readonly upcast?: Record<number, (data: Record<string, unknown>) => Record<string, unknown>>
}

/**
 * Declares an event. Names are past tense; data is plain JSON (ISO strings, decimal strings, ids).
 */
export function event<const T extends string, S extends z.ZodObject>(
  type: T,
  definition: Omit<EventDefinition<T, S>, 'type'>,
): EventDefinition<T, S> {
  return { type, ...definition }
}

export type EventOf<D> =
  D extends EventDefinition<infer T, infer S>
    ? { readonly type: T; readonly data: z.output<S> }
    : never

/**
 * The union of all events in an object of definitions: `type LeaveEvent = AnyEventOf<typeof
 * leaveEvents>`.
 */
export type AnyEventOf<R extends Record<string, EventDefinition>> = EventOf<R[keyof R]>

/** Actor and cause, stored with every event. */
export interface EventMeta {
  /** Id of a user or a service account, or `system` for reactions and schedules. */
  readonly actor: string
  /** The admin behind a sign-in-as session, or the holder of a service account's token. */
  readonly impersonator?: string
  /** Id of the API token by which it was done. */
  readonly token?: string
  /** Only the actor gained by this act, and no other person could have done it. */
  readonly nobody_else?: true
  readonly command_id: string
  readonly correlation_id: string
  readonly causation_id?: string
  /** Time of the event, ISO 8601 in UTC; recorded_at is its entry in the log. */
  readonly occurred_at: string
}

/**
 * An event of the log, decrypted. `position` orders the whole log, `revision` one stream (first is
 * 0).
 */
export interface Recorded<T extends string = string, D = Record<string, unknown>> {
  readonly position: string
  readonly workspace: string
  readonly stream: string
  readonly revision: number
  readonly id: string
  readonly type: T
  readonly v: number
  readonly data: D
  readonly meta: EventMeta
  readonly recorded_at: string
}

export type RecordedOf<D> =
  D extends EventDefinition<infer T, infer S> ? Recorded<T, z.output<S>> : never
