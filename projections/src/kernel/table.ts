import { fieldKindOf } from '@workledger/contracts/kernel/event-fields'
import * as z from 'zod'

/** SQL type of a column, with the TypeScript type of its values. */
export interface Column<T> {
  readonly sql: string
  readonly type?: T
  readonly nullable?: true
  /** The kernel writes it: the revision of the last event that changed the row. */
  readonly revises?: true
}

const column = <T>(sql: string): Column<T> => ({ sql })
const orNull = <T>(sql: string): Column<T | null> => ({ sql, nullable: true })

/**
 * Column types. Days are `YYYY-MM-DD`, instants `YYYY-MM-DD HH:mm:ss` in UTC, numerics decimal
 * strings (see kernel/pool.ts).
 */
export const col = {
  uuid: column<string>('uuid'),
  text: column<string>('text'),
  int: column<number>('integer'),
  /** An index can compare it under row-level security, unlike a numeric. Up to 2^53. */
  bigint: column<number>('bigint'),
  bool: column<boolean>('boolean'),
  /**
   * Revision for If-Match of the last event of the row's stream that changed the row; the kernel
   * writes it.
   */
  revision: { sql: 'integer', revises: true } as Column<number>,
  numeric: column<string>('numeric'),
  day: column<string>('date'),
  instant: column<string>('timestamptz'),
  json: <T>() => column<T>('jsonb'),
  uuids: column<string[]>('uuid[]'),
  ints: column<number[]>('integer[]'),
  maybe: {
    uuid: orNull<string>('uuid'),
    text: orNull<string>('text'),
    int: orNull<number>('integer'),
    bool: orNull<boolean>('boolean'),
    numeric: orNull<string>('numeric'),
    day: orNull<string>('date'),
    instant: orNull<string>('timestamptz'),
    json: <T>() => orNull<T>('jsonb'),
  },
}

type Columns = Record<string, Column<unknown>>

/** Columns of the fields of a record, where a table keeps them as its events have them. */
export const columnsOf = <S extends Readonly<Record<string, z.ZodType>>>(shape: S) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, columnOf(schema)]),
  ) as unknown as { -readonly [K in keyof S]: Column<z.output<S[K]>> }

function columnOf(schema: z.ZodType): Column<unknown> {
  if (schema instanceof z.ZodNullable)
    return { ...columnOf(schema.unwrap() as z.ZodType), nullable: true }

  if (schema instanceof z.ZodBoolean) return col.bool
  if (schema instanceof z.ZodNumber) return col.int
  const kind = fieldKindOf(schema)

  if (kind === 'amount') return col.numeric
  if (kind === 'id') return col.uuid
  return kind === 'day' || kind === 'instant' ? col[kind] : col.text
}

export type RowOf<T> =
  T extends Table<infer C, string>
    ? { [K in keyof C]: C[K] extends Column<infer V> ? V : never }
    : never

/**
 * A read table. Its key is a text or uuid `id`. Its tenant is in `workspace_id` or, for identity
 * tables, the user's id in `owner`.
 */
export interface Table<C extends Columns = Columns, N extends string = string> {
  readonly name: N
  readonly columns: C
  readonly tenant: 'workspace_id' | 'user_id'
  readonly indexes: readonly string[]
  /** The vault's role reads it at sign-in, before a tenant is known. */
  readonly signIn: boolean
  /**
   * Servers keep facts of its rows in memory. Events that change them clear that memory everywhere
   * before they count as visible, so it is for tables that change seldom.
   */
  readonly held: boolean
  /**
   * The runner writes `updated_at`, the time at which the log took the row's last event; folds do
   * not.
   */
  readonly followed: boolean
  /**
   * Each change of a workspace's rows raises a version, so that lists need not count them again.
   * For tables with many rows and few changes.
   */
  readonly counted: boolean
}

interface TableOptions {
  readonly tenant?: Table['tenant']
  readonly indexes?: readonly string[]
  readonly signIn?: boolean
  readonly held?: boolean
  readonly followed?: boolean
  readonly counted?: boolean
}

/** Whether the table of each name is counted. */
export const countedByTable = new Map<string, boolean>()

export function table<const N extends string, const C extends Columns>(
  name: N,
  own: C,
  options: TableOptions = {},
): Table<C, N> {
  const { tenant = 'workspace_id', indexes = [] } = options
  const { signIn = false, held = false, followed = false, counted = false } = options
  countedByTable.set(name, counted)
  const columns = followed ? { ...own, updated_at: col.instant } : own
  return { name, columns, tenant, indexes, signIn, held, followed, counted }
}
