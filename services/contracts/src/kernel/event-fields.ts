import * as z from 'zod'
import { isInYears, storable } from './text'

/** The kinds of texts in events; golden files store them with the schema. */
export type FieldKind =
  | 'id'
  | 'day'
  | 'time'
  | 'instant'
  | 'amount'
  | 'currency'
  | 'digits'
  | 'plain'

const kinds = new WeakMap<z.ZodType, FieldKind>()
const personalSchemas = new WeakSet<z.ZodType>()

function kind<S extends z.ZodType>(name: FieldKind, schema: S): S {
  kinds.set(schema, name)
  return schema
}

/** Returns the kind of a text; undefined for a bare string, which events must not have. */
export const fieldKindOf = (schema: z.ZodType) => kinds.get(schema)

export const isPersonal = (schema: z.ZodType) => personalSchemas.has(schema)

export const id = () => kind('id', z.uuid())

/** Calendar day, `YYYY-MM-DD`. */
export const day = () =>
  kind('day', z.iso.date({ abort: true }).refine(isInYears, { error: 'field.years' }))

/** Time of day, `HH:mm`. */
export const time = () => kind('time', z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** ISO 8601 in UTC, with `T` and `Z`. */
export const instant = () =>
  kind(
    'instant',
    z.iso.datetime({ abort: true }).max(30).refine(isInYears, { error: 'field.years' }),
  )

/** A decimal number: money (with its currency in another field), hours, rates, counts of days. */
export const amount = () => kind('amount', z.string().regex(/^-?\d{1,32}(\.\d{1,20})?$/))

/** ISO 4217. */
export const currency = () => kind('currency', z.string().regex(/^[A-Z]{3}$/))

/** Text without information about a person: names of things, codes, storage keys, zones. */
export const plain = (max = 255) => kind('plain', storable(z.string().max(max)))

/** A number as a key: a year, a column. */
export const digits = (most: number) =>
  kind('digits', z.string().regex(new RegExp(`^\\d{1,${most}}$`)))

export const count = () => z.number().int()

/**
 * Personal data, encrypted with the person's key before it is stored and hashed. The event's
 * `subject` field names the person, in the same object or in the nearest one around it. Readers get
 * `null` after the person's erasure. Writers must give a value, because the schema itself takes no
 * `null`.
 */
export function personal<S extends z.ZodType>(
  schema: S,
): z.ZodType<z.output<S> | null, z.input<S>> {
  personalSchemas.add(schema)
  return schema as unknown as z.ZodType<z.output<S> | null, z.input<S>>
}

personal.text = (max = 255) => personal(plain(max))
