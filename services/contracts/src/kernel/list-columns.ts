import * as z from 'zod'
import { fieldKindOf } from './event-fields'
import { id } from './shapes'

/**
 * `money` and `number` are compared as numbers, whether the row holds a number or a decimal string;
 * `json` is display only.
 */
export type ColumnType = 'uuid' | 'text' | 'number' | 'money' | 'day' | 'instant' | 'bool' | 'json'

interface Marks {
  /**
   * The heading in files of a column without a word in the area: a custom field, or a column of a
   * report.
   */
  readonly label?: string
  readonly nullable?: boolean
  /** Searched by `q`. */
  readonly searchable?: boolean
  /**
   * The column that determines this one. If that is filtered by one value, `q` skips this one,
   * because it would match every row.
   */
  readonly follows?: string
  /** False: no sorting or filtering. */
  readonly sortable?: boolean
  readonly filterable?: boolean
  /**
   * Only in rows near the viewer. Viewers who may not see all of it can never filter or sort by it.
   */
  readonly close?: boolean
  /**
   * False: not in exports. Ids and JSON never are, except for the record's own id in lists that
   * other systems follow.
   */
  readonly exported?: boolean | 'followed'
}

export interface ListColumn<S extends z.ZodType = z.ZodType> extends Marks {
  readonly type: ColumnType
  readonly schema: S
}

type Nullable<S extends z.ZodType, O> = O extends { nullable: true } ? z.ZodNullable<S> : S

type Shown<S extends z.ZodType, O> = O extends { close: true }
  ? z.ZodOptional<Nullable<S, O>>
  : Nullable<S, O>

function column<S extends z.ZodType, const O extends Marks>(
  type: ColumnType,
  schema: S,
  marks?: O,
) {
  const nullable = marks?.nullable ? schema.nullable() : schema
  return {
    ...marks,
    type,
    schema: marks?.close ? nullable.optional() : nullable,
  } as unknown as ListColumn<Shown<S, O>>
}

const kind =
  <S extends z.ZodType>(type: ColumnType, schema: () => S) =>
  <const O extends Marks = {}>(marks?: O) =>
    column(type, schema(), marks)

export const uuid = kind('uuid', id)
export const text = kind('text', () => z.string())
export const number = kind('number', () => z.number())

/** A number that the row holds as a decimal string. */
export const decimal = kind('number', () => z.string())

export const money = kind('money', () => z.string())
export const day = kind('day', () => z.string())
export const instant = kind('instant', () => z.string())
export const bool = kind('bool', () => z.boolean())

/** A column of some type with a narrower schema. */
export const of = column

/** Columns of the fields of a record, where a list shows them as the record has them. */
export const ofFields = <S extends Readonly<Record<string, z.ZodType>>>(shape: S) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, fieldColumn(schema)]),
  ) as unknown as { -readonly [K in keyof S]: ListColumn<S[K]> }

const fieldColumn = (schema: z.ZodType) =>
  schema instanceof z.ZodNullable
    ? column(typeOf(schema.unwrap() as z.ZodType), schema.unwrap() as z.ZodType, { nullable: true })
    : column(typeOf(schema), schema)

function typeOf(schema: z.ZodType): ColumnType {
  if (schema instanceof z.ZodBoolean) return 'bool'
  if (schema instanceof z.ZodNumber) return 'number'
  const kind = fieldKindOf(schema)

  if (kind === 'amount') return 'number'
  if (kind === 'id') return 'uuid'
  return kind === 'day' || kind === 'instant' ? kind : 'text'
}

/** Displayed only: no sorting, filtering or export. */
const unsorted = { sortable: false, filterable: false, exported: false } as const

export const json = <S extends z.ZodType, const O extends Marks = {}>(schema: S, marks?: O) =>
  column('json', schema, { ...unsorted, ...marks } as O)

/** A picture's address. */
export const picture = <const O extends Marks = {}>(marks?: O) =>
  column('text', z.string(), { ...unsorted, nullable: true, ...marks } as O & { nullable: true })

/** The record's employee; projections' kernel has the `sql` of these columns. */
export const employee = {
  employee_id: uuid(),
  employee_oid: text({ searchable: true, nullable: true, follows: 'employee_id' }),
  name: text({ searchable: true, follows: 'employee_id' }),
}

/** The record's stream, for its history panel and If-Match. */
export const stream = () => column('text', z.string(), unsorted)

export const revision = () => column('number', z.number(), unsorted)

/**
 * Time of the record's last write, by the log's clock. Other systems follow a list by it with
 * `updated_after`.
 */
export const updated = () => column('instant', z.string().optional(), { exported: false } as const)

/** The same in exports too, for lists that other systems read. */
export const exportedUpdated = () =>
  column('instant', z.string().optional(), { exported: 'followed' } as const)

/** The record's id, in exports too: other systems find the row again by it. */
export const exportedId = () => column('uuid', id(), { exported: 'followed' } as const)
