/** SQL type of a column beside the type its values have in TypeScript. */
export interface Column<T> {
  readonly sql: string
  readonly type?: T
  readonly nullable?: true
  /** Written by the kernel: the revision of the last event that changed the row. */
  readonly revises?: true
}

const column = <T>(sql: string): Column<T> => ({ sql })
const orNull = <T>(sql: string): Column<T | null> => ({ sql, nullable: true })

/**
 * Days are `YYYY-MM-DD`, instants `YYYY-MM-DD HH:mm:ss` in UTC, numerics decimal strings (see
 * kernel/pool.ts).
 */
export const col = {
  uuid: column<string>('uuid'),
  text: column<string>('text'),
  int: column<number>('integer'),
  /** Compared in an index under row-level security too, which a numeric is not. Up to 2^53. */
  bigint: column<number>('bigint'),
  bool: column<boolean>('boolean'),
  /** Of the last event of its stream that changed the row, for If-Match; the kernel writes it. */
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

type Columns = Record<string, Column<any>>

export type RowOf<T> =
  T extends Table<infer C, any>
    ? { [K in keyof C]: C[K] extends Column<infer V> ? V : never }
    : never

/**
 * A read table. Every table has a text or uuid `id` as its key and belongs to a tenant: by
 * `workspace_id`, or, for identity tables, by the user's id in `owner`.
 */
export interface Table<C extends Columns = Columns, N extends string = string> {
  readonly name: N
  readonly columns: C
  readonly tenant: 'workspace_id' | 'user_id'
  readonly indexes: readonly string[]
  /** Read at sign-in, before a tenant is known, by the vault's role alone. */
  readonly signIn: boolean
  /**
   * Its rows say in `updated_at` when the log took the event that wrote them last: the runner puts
   * it there, no fold does.
   */
  readonly followed: boolean
}

interface TableOptions {
  readonly tenant?: Table['tenant']
  readonly indexes?: readonly string[]
  readonly signIn?: boolean
  readonly followed?: boolean
}

export function table<const N extends string, const C extends Columns>(
  name: N,
  own: C,
  options: TableOptions = {},
): Table<C, N> {
  const { tenant = 'workspace_id', indexes = [], signIn = false, followed = false } = options
  const columns = followed ? { ...own, updated_at: col.instant } : own
  return { name, columns, tenant, indexes, signIn, followed }
}
