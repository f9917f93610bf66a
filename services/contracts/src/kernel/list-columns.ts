import * as z from 'zod'
import { id } from './shapes'

/**
 * `money` and `number` are compared as numbers, whether the row holds a number or a decimal string;
 * `json` is shown and nothing else.
 */
export type ColumnType = 'uuid' | 'text' | 'number' | 'money' | 'day' | 'instant' | 'bool' | 'json'

interface Marks {
  /**
   * What a file calls a column that the area's words do not name: a custom field, or a column of a
   * report.
   */
  readonly label?: string
  readonly nullable?: boolean
  /** Looked through by `q`. */
  readonly searchable?: boolean
  /**
   * The column that it follows from: where that one is filtered by one value, `q` passes this one
   * over, for it would find every row.
   */
  readonly follows?: string
  /** False: not to be sorted or filtered by. */
  readonly sortable?: boolean
  readonly filterable?: boolean
  /**
   * Only in rows near the viewer, and never to filter or sort by for somebody who may not see all
   * of it.
   */
  readonly close?: boolean
  /**
   * False: not in exports. Ids and JSON never are, save the record's own of a list that other
   * systems follow.
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

/** A column of some type whose values are known more exactly. */
export const of = column

/** Shown, and neither sorted nor filtered by, nor exported. */
const unsorted = { sortable: false, filterable: false, exported: false } as const

export const json = <S extends z.ZodType, const O extends Marks = {}>(schema: S, marks?: O) =>
  column('json', schema, { ...unsorted, ...marks } as O)

/** A picture's address. */
export const picture = <const O extends Marks = {}>(marks?: O) =>
  column('text', z.string(), { ...unsorted, nullable: true, ...marks } as O & { nullable: true })

/** Whose record it is; `sql` of these stands in projections' kernel. */
export const employee = {
  employee_id: uuid(),
  employee_oid: text({ searchable: true, nullable: true, follows: 'employee_id' }),
  name: text({ searchable: true, follows: 'employee_id' }),
}

/** The record's stream, for its history panel and If-Match. */
export const stream = () => column('text', z.string(), unsorted)

export const revision = () => column('number', z.number(), unsorted)

/**
 * When the record was last written, by the log's clock: what other systems follow a list by, with
 * `updated_after`.
 */
export const updated = () => column('instant', z.string().optional(), { exported: false } as const)

/** The same in exports too, for lists whose rows are read in by other systems. */
export const exportedUpdated = () =>
  column('instant', z.string().optional(), { exported: 'followed' } as const)

/** The record's id, in exports too: other systems find the row again by it. */
export const exportedId = () => column('uuid', id(), { exported: 'followed' } as const)
