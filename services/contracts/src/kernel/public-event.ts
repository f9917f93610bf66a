import * as z from 'zod'
import type { EventDefinition } from './event'
import { isPersonal } from './event-fields'
import { type Shape, shapeOf } from './event-shape'
import type { AreaPermission } from './permissions'

/**
 * Who reads a public event besides admins, holders of the area's permission and auditors:
 *
 * - `members`: everyone in the workspace;
 * - `team`: the person concerned, their manager and their time-off manager;
 * - `reports`: the person concerned and their manager;
 * - `own`: the person concerned;
 * - `admins`: no one else.
 */
export type Readers = 'members' | 'team' | 'reports' | 'own' | 'admins'

type FieldsOf<D extends EventDefinition> = keyof z.output<D['data']> & string

/** What one inner event says to other programs. */
interface Mapped<D extends EventDefinition> {
  /** Stable: `leave.requested`. */
  readonly name: `${string}.${string}`
  /** Version of `data`; raised when a field goes or changes its meaning. */
  readonly v: number
  /** Kind of the record, and the field with its id. */
  readonly of: string
  readonly id: FieldsOf<D>
  /** The field with the id of the employee concerned. */
  readonly person?: FieldsOf<D>
  readonly readers: Readers
  /** The inner event's fields that are public; no other leaves the product. */
  readonly data: readonly FieldsOf<D>[]
  /** Fields of `data` that `members`, `team` and `reports` do not get. */
  readonly close?: readonly FieldsOf<D>[]
  readonly says: string
}

/** Keeps an inner event inside, for a reason. */
interface Private {
  readonly notPublic: string
}

/** A public event: its name and version, who reads it, and its picked fields. */
export interface PublicEvent {
  readonly inner: EventDefinition
  readonly name: string
  readonly v: number
  readonly area: string
  readonly permission: AreaPermission | undefined
  readonly of: string
  readonly id: string
  readonly person: string | undefined
  readonly readers: Readers
  /** Fields without personal data, and fields that an erasure empties. */
  readonly fields: readonly string[]
  readonly personal: readonly string[]
  readonly close: readonly string[]
  readonly schema: z.ZodObject
  readonly says: string
}

/** The public side of an area's events. */
export interface PublicEvents {
  readonly mapped: readonly PublicEvent[]
  /** Reason why an inner event is not public, by its type. */
  readonly kept: Readonly<Record<string, string>>
}

/**
 * Says of each event of an area what other programs learn of it. An event without a line does not
 * compile, so a new one is never forgotten and never leaks.
 */
export function publicEvents<const R extends Readonly<Record<string, EventDefinition>>>(
  { area, permission }: { readonly area: string; readonly permission?: AreaPermission },
  events: R,
  lines: { readonly [K in keyof R]: Mapped<R[K]> | Private },
): PublicEvents {
  const mapped: PublicEvent[] = []
  const kept: Record<string, string> = {}

  for (const [key, line] of Object.entries<Mapped<EventDefinition> | Private>(lines))
    if ('notPublic' in line) kept[events[key]!.type] = line.notPublic
    else mapped.push({ ...described(events[key]!, line), area, permission })

  return { mapped, kept }
}

/** Keeps all events of an object inside, for one reason. */
export const allKept = (
  events: Readonly<Record<string, EventDefinition>>,
  reason: string,
): PublicEvents => ({
  mapped: [],
  kept: Object.fromEntries(Object.values(events).map(({ type }) => [type, reason])),
})

function described(
  inner: EventDefinition,
  { name, v, of, id, person, readers, data, close = [], says }: Mapped<EventDefinition>,
): Omit<PublicEvent, 'area' | 'permission'> {
  const shape = inner.data.shape as Record<string, z.ZodType>
  const personal = data.filter((field) => isPersonalField(shape[field]!))
  const fields = data.filter((field) => !personal.includes(field))
  const hidden = fields.find((field) => holdsPersonal(shapeOf(shape[field]!)))
  if (hidden) throw new Error(`${name} would give personal data inside ${hidden} away for ever.`)

  const schema = z.object(
    Object.fromEntries(
      data.map((field) => [
        field,
        personal.includes(field) ? shape[field]!.nullable() : shape[field]!,
      ]),
    ),
  )

  return { inner, name, v, of, id, person, readers, fields, personal, close, schema, says }
}

function isPersonalField(schema: z.ZodType): boolean {
  if (isPersonal(schema)) return true
  const { innerType } = (schema as any)._zod.def as { innerType?: z.ZodType }

  return innerType !== undefined && isPersonalField(innerType)
}

const holdsPersonal = (shape: Shape): boolean =>
  typeof shape === 'object' &&
  ('personal' in shape || Object.values(shape).some((part) => holdsPersonal(part)))

/** Returns the picked fields of an inner event: those for ever, and those that an erasure empties. */
export const publicDataOf = (
  { fields, personal }: PublicEvent,
  data: Readonly<Record<string, unknown>>,
) => ({ data: picked(fields, data), personal: picked(personal, data) })

function picked(names: readonly string[], data: Readonly<Record<string, unknown>>) {
  const fields: Record<string, unknown> = {}
  for (const name of names) if (data[name] !== undefined) fields[name] = data[name]
  return fields
}
