import { type AnyList } from '@workledger/contracts/kernel/define-list'
import type { ListColumn } from '@workledger/contracts/kernel/list-columns'
import { administers, audits } from '@workledger/contracts/kernel/permissions'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import type { Kysely, RawBuilder, SelectQueryBuilder } from 'kysely'
import type * as z from 'zod'
import type { ReadTables } from './read-tables'
import type { Reads } from './tenant-reads'

/** The reader of a list. */
export interface Viewer {
  readonly workspace: string
  readonly employee: string
  readonly permissions: readonly string[]
  /** True for administrators of the workspace or the list's area, and for auditors. */
  readonly everything: boolean
  /** The instant of the answer, for columns that depend on the day. */
  readonly now: string
}

// biome-ignore lint/suspicious/noExplicitAny: joins change the type; `sql` names the columns of each list
export type ListQuery = SelectQueryBuilder<any, any, any>

/** The source of a list's rows, and the rule of who sees which. */
export interface ListSource<L extends AnyList = AnyList> {
  /** The rows come from a view in schema `operations`, read as wl_vault, not from a read table. */
  readonly ofInstallation?: true
  /** Starts the query of the workspace's rows, with nothing selected yet. */
  readonly from: (db: Reads, viewer: Viewer) => ListQuery
  /**
   * Joins that only add columns. If no sort or filter uses these columns, the join runs for the
   * page's rows only.
   */
  readonly joins?: {
    readonly columns: readonly (keyof L['columns'])[]
    readonly add: (query: ListQuery, db: Reads, viewer: Viewer) => ListQuery
  }
  /**
   * SQL of each column over the names of `from`. It is fixed here and never comes from a request.
   */
  readonly sql: Readonly<Record<keyof L['columns'], string>>
  /**
   * Searches a word in a column where that is cheaper than a look at each row, over the names of
   * `from` only. A search shared by several columns runs once.
   */
  readonly searchBy?: { readonly [K in keyof L['columns']]?: Find }
  /** SQL conditions of the list's filters that are no columns, over the names of `from` only. */
  readonly filters?: {
    readonly [K in keyof L['filters']]: (
      value: z.output<L['filters'][K]>,
      viewer: Viewer,
    ) => RawBuilder<boolean>
  }
  /** Spares the total a look at each row. */
  readonly sums?: RowSums<L>
  /** Narrows the rows for viewers who do not see everything. */
  readonly scope?: (query: ListQuery, viewer: Viewer) => ListQuery
  /** Returns whether the viewer may see the restricted (`close`) columns of this row. */
  readonly isClose?: (row: Record<string, unknown>, viewer: Viewer) => boolean
  /** Returns the workspace's custom columns; see `withCustomColumns`. */
  readonly customColumns?: (db: Reads, viewer: Viewer) => Promise<CustomColumns>
  /**
   * Adds values that SQL cannot compute to the rows of a page or record; exports leave them out.
   */
  readonly computed?: (
    db: Reads,
    viewer: Viewer,
    // biome-ignore lint/suspicious/noExplicitAny: the type of a column is known to its list only
    rows: readonly Record<string, any>[],
  ) => Promise<Record<string, unknown>[]>
}

/**
 * Numbers of rows that a table keeps by some columns. A filter by no other columns adds them up for
 * its total.
 */
export interface RowSums<L extends AnyList = AnyList> {
  /** Starts the query of the sums, with the names that the list's `scope` uses. */
  readonly from: ListSource<L>['from']
  /** SQL of the columns over the names of this `from`. */
  readonly sql: Readonly<Partial<Record<keyof L['columns'], string>>>
  /** SQL of a sum's number of rows. */
  readonly rows: string
  /** SQL condition of the rows that no sum has, over the names of the list's `from`. */
  readonly except: string
}

/** Columns that a workspace adds at run time, with their source. */
export interface CustomColumns {
  readonly columns: Readonly<Record<string, ListColumn>>
  readonly sql: Readonly<Record<string, string>>
  /**
   * Joins the columns' tables by a unique key, adding neither rows nor conditions. PostgreSQL drops
   * the join if no column needs it.
   */
  readonly join: (query: ListQuery) => ListQuery
  /** Searches a word in all searchable custom columns. */
  readonly find?: Find
}

/** Takes one word as typed. */
type Find = (word: string, db: Reads, viewer: Viewer) => RawBuilder<boolean>

export interface ListResource<L extends AnyList = AnyList> {
  readonly definition: L
  readonly source: ListSource<L>
}

type Table = keyof ReadTables & string

/** A read table with its alias in `from`: `clients as c`. */
type AliasedTable = `${Table} as ${string}`

type TableOf<N extends AliasedTable> = N extends `${infer T extends Table} as ${string}` ? T : never

/**
 * The runner maintains `updated_at` in the tables of lists that other systems follow; row types do
 * not name it.
 */
type OwnColumns<N extends AliasedTable> = keyof ReadTables[TableOf<N>] | 'updated_at'

/**
 * SQL of the columns whose SQL is not the table's column of that name; other columns may be
 * overridden too.
 */
type DifferingSql<L extends AnyList, N extends AliasedTable> = Readonly<
  Record<Exclude<keyof L['columns'], OwnColumns<N>>, string>
> &
  Readonly<Partial<Record<keyof L['columns'], string>>>

/** Without `from`, the rows are those of the table that belong to the viewer's workspace. */
type TableSource<L extends AnyList, N extends AliasedTable> = Omit<ListSource<L>, 'sql' | 'from'> &
  Partial<Pick<ListSource<L>, 'from'>> &
  ({} extends DifferingSql<L, N>
    ? { readonly sql?: DifferingSql<L, N> }
    : { readonly sql: DifferingSql<L, N> })

/** Declares the source of a list's rows. With a table, columns of the same names need no SQL. */
export function readList<L extends AnyList>(definition: L, source: ListSource<L>): ListResource<L>

export function readList<L extends AnyList, const N extends AliasedTable>(
  definition: L,
  table: N,
  source: TableSource<L, N>,
): ListResource<L>

export function readList<L extends AnyList>(
  definition: L,
  ...given: [source: ListSource<L>] | [table: string, source: Partial<ListSource<L>>]
): ListResource<L> {
  if (given.length === 1) return { definition, source: given[0] }

  const [table, source] = given
  const alias = table.slice(table.indexOf(' as ') + ' as '.length)
  const own = Object.fromEntries(
    Object.keys(definition.columns).map((key) => [key, `${alias}."${key}"`]),
  )

  const from: ListSource<L>['from'] = (db, { workspace }) =>
    // biome-ignore lint/suspicious/noExplicitAny: the table is known to the caller only
    (db as unknown as Kysely<any>).selectFrom(table).where(`${alias}.workspace_id`, '=', workspace)

  return {
    definition,
    source: { from, ...source, sql: { ...own, ...source.sql } as ListSource<L>['sql'] },
  }
}

/**
 * Returns the list with the workspace's custom columns, which can be shown, sorted, filtered,
 * searched and exported.
 */
export async function withCustomColumns<L extends AnyList>(
  db: Reads,
  resource: ListResource<L>,
  viewer: Viewer,
): Promise<ListResource<L>> {
  const { definition, source } = resource
  const further = await source.customColumns?.(db, viewer)
  if (!further || Object.keys(further.columns).length === 0) return resource
  const { columns, find } = further

  const found = find
    ? Object.entries(columns).flatMap(([key, { searchable }]) =>
        searchable ? [[key, find] as const] : [],
      )
    : []

  return {
    definition: { ...definition, columns: { ...definition.columns, ...columns } },
    source: {
      ...source,
      sql: { ...source.sql, ...further.sql },
      searchBy: { ...source.searchBy, ...Object.fromEntries(found) } as NonNullable<
        ListSource<L>['searchBy']
      >,
      from: (db, viewer) => further.join(source.from(db, viewer)),
    },
  }
}

/** Returns the SQL of the columns that name a record's employee, who is `e`. */
export const ofEmployee = (record: string) => ({
  employee_id: `${record}.employee_id`,
  employee_oid: 'e.oid',
  name: `read.full_name(e.first_name, e.last_name)`,
})

/**
 * Like `ofEmployee` for paid people, over `retained_people f`: a deleted employee keeps their name
 * until they are erased.
 */
export const ofPaid = (record: string) => ({
  employee_id: `${record}.employee_id`,
  employee_oid: 'f.oid',
  name: `coalesce(nullif(read.full_name(f.first_name, f.last_name), ''), 'Erased person')`,
})

/** Returns the viewer for an operator, who sees the rows without a workspace. */
export const operatorAt = (now: string): Viewer => ({
  workspace: SYSTEM_WORKSPACE,
  employee: '',
  permissions: [],
  everything: true,
  now,
})

export function viewerOf(
  { definition: { permission } }: ListResource,
  { workspace, employee, permissions }: Pick<Viewer, 'workspace' | 'employee' | 'permissions'>,
  now: string,
): Viewer {
  return {
    workspace,
    employee,
    permissions,
    everything: administers(permissions, permission) || audits(permissions),
    now,
  }
}
