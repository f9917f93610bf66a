import {
  type AnyList,
  isFilterable,
  isSortable,
  RELEVANCE,
  type RowOf,
  sortColumn,
  UPDATED_AFTER,
} from '@workledger/contracts/kernel/define-list'
import { refuseField } from '@workledger/contracts/kernel/errors'
import type { ColumnType, ListColumn } from '@workledger/contracts/kernel/list-columns'
import { administers, audits } from '@workledger/contracts/kernel/permissions'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { isInYears, UUID } from '@workledger/contracts/kernel/text'
import { type QueryCreator, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type * as z from 'zod'
import type { ReadTables } from './read-tables'
import { spelled } from './spelled'
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

export type ListQuery = SelectQueryBuilder<any, any, any>
type Filter = Readonly<Record<string, unknown>>

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
  /** Narrows the rows for viewers who do not see everything. */
  readonly scope?: (query: ListQuery, viewer: Viewer) => ListQuery
  /** Returns whether the viewer may see the restricted (`close`) columns of this row. */
  readonly isClose?: (row: Record<string, unknown>, viewer: Viewer) => boolean
  /** Returns the workspace's custom columns; see `withFurther`. */
  readonly customColumns?: (db: Reads, viewer: Viewer) => Promise<CustomColumns>
  /**
   * Adds values that SQL cannot compute to the rows of a page or record; exports leave them out.
   */
  readonly computed?: (
    db: Reads,
    viewer: Viewer,
    rows: readonly Record<string, any>[],
  ) => Promise<Record<string, unknown>[]>
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
type Named = `${Table} as ${string}`

type TableOf<N extends Named> = N extends `${infer T extends Table} as ${string}` ? T : never

/**
 * The runner maintains `updated_at` in the tables of lists that other systems follow; row types do
 * not name it.
 */
type OwnColumns<N extends Named> = keyof ReadTables[TableOf<N>] | 'updated_at'

/**
 * SQL of the columns whose SQL is not the table's column of that name; other columns may be
 * overridden too.
 */
type DifferingSql<L extends AnyList, N extends Named> = Readonly<
  Record<Exclude<keyof L['columns'], OwnColumns<N>>, string>
> &
  Readonly<Partial<Record<keyof L['columns'], string>>>

type TableSource<L extends AnyList, N extends Named> = Omit<ListSource<L>, 'sql'> &
  ({} extends DifferingSql<L, N>
    ? { readonly sql?: DifferingSql<L, N> }
    : { readonly sql: DifferingSql<L, N> })

/** Declares the source of a list's rows. With a table, columns of the same names need no SQL. */
export function readList<L extends AnyList>(definition: L, source: ListSource<L>): ListResource<L>
export function readList<L extends AnyList, const N extends Named>(
  definition: L,
  table: N,
  source: TableSource<L, N>,
): ListResource<L>
export function readList<L extends AnyList>(
  definition: L,
  ...given:
    | [source: ListSource<L>]
    | [table: string, source: Omit<ListSource<L>, 'sql'> & { sql?: object }]
): ListResource<L> {
  if (given.length === 1) return { definition, source: given[0] }

  const [table, source] = given
  const alias = table.slice(table.indexOf(' as ') + ' as '.length)
  const own = Object.fromEntries(
    Object.keys(definition.columns).map((key) => [key, `${alias}."${key}"`]),
  )

  return {
    definition,
    source: { ...source, sql: { ...own, ...source.sql } as ListSource<L>['sql'] },
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
  name: `concat_ws(' ', e.first_name, e.last_name)`,
})

/**
 * Like `ofEmployee` for paid people, over `retained_people f`: a deleted employee keeps their name
 * until they are erased.
 */
export const ofPaid = (record: string) => ({
  employee_id: `${record}.employee_id`,
  employee_oid: 'f.oid',
  name: `coalesce(nullif(concat_ws(' ', f.first_name, f.last_name), ''), 'Erased person')`,
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

export interface ListSelection {
  readonly sort?: readonly [column: string, direction: string] | undefined
  /** First and last row, from 0, both included. */
  readonly range?: readonly [first: number, last: number] | undefined
  readonly filter?: Filter | undefined
}

/** A list as one viewer reads it. */
export interface ListView<L extends AnyList = AnyList> {
  readonly db: Reads
  readonly resource: ListResource<L>
  readonly viewer: Viewer
}

/**
 * Adds columns to the rows of a page in the same statement; the page is the table `page`. The
 * number of rows stays, their order may change.
 */
export type ExtraColumns = (pages: QueryCreator<any>, db: Reads, viewer: Viewer) => ListQuery

/** Returns the ordered rows of one page, with the total of the filter. */
export async function listRows<L extends AnyList>(
  { db, resource, viewer }: ListView<L>,
  { sort, range: [first, last] = [0, 24], filter = {} }: ListSelection,
  beside?: ExtraColumns,
): Promise<{ total: number; rows: RowOf<L>[] }> {
  const order = orderOf(resource, viewer, sort, filter)
  const { source, definition } = resource

  const late =
    source.joins &&
    !usedIn(resource, orderAsked(definition, sort, filter).key, filter).some((key) =>
      source.joins!.columns.includes(key),
    )

  const query = filtered({ db, resource, viewer }, filter, !late)
  // A separate count lets an index serve the page, and leaves out joins that filter nothing.
  const count = query.select(sql<number>`count(*)`.as('n'))
  const id = expression(resource, 'id')
  const totalled = (page: ListQuery) =>
    page.select(sql<number>`(${count})`.as('total_rows')).orderBy(order).orderBy(id)
  const part = <Q extends ListQuery>(page: Q) => page.limit(last - first + 1).offset(first)
  const ids = part(query.select(id.as('id')).orderBy(order).orderBy(id))

  // A search looks at every row, so it runs once for page and count.
  const hits =
    late && 'q' in filter
      ? await ids.select(sql<number>`count(*) over ()`.as('n')).execute()
      : undefined

  // The ids come as one array, which PostgreSQL evaluates first. Beyond eight joins it keeps the
  // written order.
  const wide = () => {
    const all = selecting(source.joins!.add(source.from(db, viewer), db, viewer), resource)
    if (!hits) return totalled(all.where(sql<boolean>`${id} = any (array(${ids}))`))

    return all
      .where(sql<boolean>`${id} = any (${sql.val(hits.map((hit) => hit.id))})`)
      .orderBy(order)
      .orderBy(id)
  }

  const page = late ? wide() : part(totalled(selecting(query, resource)))

  const found = await (beside
    ? orderRows(
        resource,
        beside(
          db.with('page', () => page),
          db,
          viewer,
        ),
        sort,
        filter,
      )
    : page
  ).execute()

  const total =
    (hits ? hits[0]?.n : found[0]?.total_rows) ??
    (first === 0 ? 0 : (await count.executeTakeFirst())?.n)

  return { total: Number(total), rows: await completed(db, resource, viewer, found) }
}

/**
 * Starts the query of rows that the viewer may see and that match the filter, with nothing selected
 * yet.
 */
export function filtered({ db, resource, viewer }: ListView, filter: Filter, joined = true) {
  let query = scoped(db, resource, viewer, joined)

  for (const [key, value] of Object.entries(filter))
    query = query.where(condition({ db, resource, viewer }, key, value, filter))

  return query
}

/** Repeats the page's order over its own columns. */
function orderRows(
  { definition }: ListResource,
  query: ListQuery,
  sort: ListSelection['sort'],
  filter: Filter,
): ListQuery {
  const { key, descending } = orderAsked(definition, sort, filter)
  return query
    .orderBy(`page.${key}`, (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('page.id')
}

/** Returns the columns that an order and a filter use. */
const usedIn = ({ definition, source }: ListResource, order: string, filter: Filter): string[] => [
  order === RELEVANCE ? definition.relevanceColumn! : order,
  ...Object.keys(filter).map((key) =>
    key === UPDATED_AFTER ? 'updated_at' : key.replace(/_(gte|lte)$/, ''),
  ),
  ...('q' in filter
    ? Object.keys(definition.columns).filter(
        (key) => definition.columns[key].searchable && !source.searchBy?.[key],
      )
    : []),
]

/** Returns one row, or undefined if the viewer may see none with this id. */
export async function listRow<L extends AnyList>(
  db: Reads,
  resource: ListResource<L>,
  viewer: Viewer,
  id: string,
) {
  const query = scoped(db, resource, viewer).where(
    sql<boolean>`${expression(resource, 'id')} = ${id}`,
  )
  const row = await selecting(query, resource).executeTakeFirst()
  return row && (await completed(db, resource, viewer, [row]))[0]
}

async function completed<L extends AnyList>(
  db: Reads,
  resource: ListResource<L>,
  viewer: Viewer,
  rows: Record<string, unknown>[],
) {
  const more = rows.length > 0 ? await resource.source.computed?.(db, viewer, rows) : undefined
  return rows.map(
    (row, index) => Object.assign(open(resource, viewer, row), more?.[index]) as RowOf<L>,
  )
}

function scoped(db: Reads, { source }: ListResource, viewer: Viewer, joined = true): ListQuery {
  const base = source.from(db, viewer)
  const query = joined && source.joins ? source.joins.add(base, db, viewer) : base
  return viewer.everything || !source.scope ? query : source.scope(query, viewer)
}

const expression = ({ source }: ListResource, key: string): RawBuilder<any> =>
  sql.raw(source.sql[key]!)

const columnsOf = ({ definition }: ListResource): [string, ListColumn][] =>
  Object.entries(definition.columns)

const selecting = (query: ListQuery, resource: ListResource) =>
  query.select(columnsOf(resource).map(([key]) => expression(resource, key).as(key)))

/**
 * Removes the columns of a row that the viewer may not see. It is a loop because it runs for each
 * row of each page.
 */
function open({ definition, source }: ListResource, viewer: Viewer, row: Record<string, unknown>) {
  const all = viewer.everything || !!source.isClose?.(row, viewer)
  const seen: Record<string, unknown> = {}

  for (const key in row)
    if (key !== 'total_rows' && (all || !definition.columns[key]?.close)) seen[key] = row[key]

  return seen
}

/** Returns the columns of a resource that a viewer may filter and sort by. */
export const openColumns = (resource: ListResource, viewer: Viewer): [string, ListColumn][] =>
  columnsOf(resource).filter(([, { close }]) => viewer.everything || !close)

/** Without search words there is no relevance, so the list's own order applies. */
function orderAsked(definition: AnyList, sort: ListSelection['sort'], filter: Filter) {
  const given = sort?.[0] === RELEVANCE && wordsOf(filter.q).length === 0 ? undefined : sort
  return {
    key: given?.[0] ?? sortColumn(definition.sort),
    descending: given ? given[1].toUpperCase() === 'DESC' : definition.sort.startsWith('-'),
  }
}

function orderOf(
  resource: ListResource,
  viewer: Viewer,
  sort: ListSelection['sort'],
  filter: Filter,
) {
  const { key, descending } = orderAsked(resource.definition, sort, filter)

  if (key === RELEVANCE && resource.definition.relevanceColumn)
    // Ids begin with their creation time.
    return sql`${fit(expression(resource, resource.definition.relevanceColumn), wordsOf(filter.q))}, ${expression(resource, 'id')} desc`

  const column = new Map(openColumns(resource, viewer)).get(key)
  if (!column || !isSortable(column)) return refuseField('sort', 'list.no_sort', { column: key })

  return descending
    ? sql`${expression(resource, key)} desc nulls last`
    : sql`${expression(resource, key)} asc nulls last`
}

/**
 * Returns SQL of a name's relevance: 0 equals the words, 1 begins with them, 2 has words that begin
 * so, 3 contains them, 4 matched elsewhere. A number sorts thousands of hits without comparing
 * texts.
 */
const fit = (name: RawBuilder<unknown>, words: readonly string[]) => {
  const parts = sql`' ' || translate(${name}, '-.,/(''’', '       ')`

  const all = (of: RawBuilder<unknown>, before: string) =>
    sql.join(
      words.map((word) => sql`${of} ~* ${before + spelled(word)}`),
      sql` and `,
    )

  const whole = spelled(words.join(' '))

  return sql`case when ${name} ~* ${`^${whole}$`} then 0 when ${name} ~* ${`^${whole}`} then 1
    when ${all(parts, ' ')} then 2 when ${all(name, '')} then 3 else 4 end`
}

const INSTANT = /^\d{4}-\d\d-\d\d([ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?Z?)?$/

const fits: Record<Exclude<ColumnType, 'json'>, (value: unknown) => boolean> = {
  uuid: (value) => typeof value === 'string' && UUID.test(value),
  text: (value) => typeof value === 'string' || typeof value === 'number',
  number: (value) => /^-?\d{1,15}(\.\d{1,10})?$/.test(String(value)),
  money: (value) => /^-?\d{1,15}(\.\d{1,10})?$/.test(String(value)),
  day: (value) => typeof value === 'string' && isDay(value),
  instant: (value) => typeof value === 'string' && INSTANT.test(value) && isDay(value.slice(0, 10)),
  bool: (value) =>
    value === true || value === false || ['0', '1', 'true', 'false'].includes(String(value)),
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  isInYears(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/**
 * Returns the condition of one filter entry. It is `q`, `id`, `ids`, a column, `column_gte`,
 * `column_lte`, or a filter of the list's own. A column's list means any of the values, null means
 * empty.
 */
function condition(
  { db, resource, viewer }: ListView,
  key: string,
  value: unknown,
  filter: Filter,
): RawBuilder<boolean> {
  const columns = new Map(openColumns(resource, viewer))
  const wrong = () => refuseField(`filter.${key}`, 'list.no_filter', { column: key })

  if (key === 'q')
    return typeof value === 'string'
      ? search({ db, resource, viewer }, columns, value, filter)
      : wrong()

  const own = Object.hasOwn(resource.definition.filters, key)
    ? resource.definition.filters[key]
    : undefined

  if (own) {
    const parsed = own.safeParse(value)
    return parsed.success ? resource.source.filters![key]!(parsed.data, viewer) : wrong()
  }

  const bound = key === UPDATED_AFTER ? ['', 'updated_at', 'gte'] : /^(.+)_(gte|lte)$/.exec(key)
  const named = key === 'ids' ? 'id' : columns.has(key) ? key : (bound?.[1] ?? key)
  const column = columns.get(named)
  if (!column || !isFilterable(column)) return wrong()
  const type = column.type as Exclude<ColumnType, 'json'>

  const check = (one: unknown) =>
    fits[type](one)
      ? type === 'bool'
        ? ['1', 'true'].includes(String(one))
        : String(one)
      : wrong()

  const left = expression(resource, named)
  // A decimal, so a number beyond the column's range matches no row and raises no error.
  const given = (one: unknown) =>
    type === 'number' || type === 'money' ? sql`${check(one)}::numeric` : sql`${check(one)}`

  if (named !== key && key !== 'ids')
    return bound![2] === 'gte' ? sql`${left} >= ${given(value)}` : sql`${left} <= ${given(value)}`

  if (value === null) return sql`${left} is null`
  if (!Array.isArray(value)) return sql`${left} = ${given(value)}`

  return value.length === 0 ? sql`false` : sql`${left} in (${sql.join(value.map(given))})`
}

const wordsOf = (q: unknown) =>
  typeof q === 'string' ? q.trim().split(/\s+/).filter(Boolean).slice(0, 10) : []

/** Requires each word in some searchable column, so that "simon roup" finds first and last name. */
function search(
  { db, resource, viewer }: ListView,
  columns: Map<string, ListColumn>,
  text: string,
  filter: Filter,
): RawBuilder<boolean> {
  const keys = [...columns].flatMap(([key, { searchable, follows }]) =>
    searchable && typeof filter[follows ?? ''] !== 'string' ? [key] : [],
  )
  const searchable = keys
    .filter((key) => !resource.source.searchBy?.[key])
    .map((key) => expression(resource, key))
  const apart = [...new Set(keys.flatMap((key) => resource.source.searchBy?.[key] ?? []))]
  const words = wordsOf(text)
  if (words.length === 0) return sql`true`
  if (searchable.length === 0) return sql`false`
  const haystack = sql`concat_ws(' ', ${sql.join(searchable)})`

  return sql`(${sql.join(
    words.map((word) => {
      const found = [
        sql`${haystack} ~* ${spelled(word)}`,
        ...apart.map((find) => sql`(${find(word, db, viewer)})`),
      ]
      return sql`(${sql.join(found, sql` or `)})`
    }),
    sql` and `,
  )})`
}
