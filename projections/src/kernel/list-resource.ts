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

/** Who reads a list. */
export interface Viewer {
  readonly workspace: string
  readonly employee: string
  readonly permissions: readonly string[]
  /** Admins of the workspace or of the list's area, and auditors. */
  readonly everything: boolean
  /** The day of the answer, for what depends on it. */
  readonly now: string
}

export type ListQuery = SelectQueryBuilder<any, any, any>
type Filter = Readonly<Record<string, unknown>>

/** Where a list's rows come from, and who sees which of them. */
export interface ListSource<L extends AnyList = AnyList> {
  /**
   * The rows are none of a read table but of a view in schema `operations`, as wl_vault sees it.
   */
  readonly ofInstallation?: true
  /** Rows of the viewer's workspace, with nothing selected yet. */
  readonly from: (db: Reads, viewer: Viewer) => ListQuery
  /**
   * Joins that only add columns: where nothing is sorted or filtered by these, they are made for
   * the rows of the page alone.
   */
  readonly joins?: {
    readonly columns: readonly (keyof L['columns'])[]
    readonly add: (query: ListQuery, db: Reads, viewer: Viewer) => ListQuery
  }
  /** SQL of each column over the names of `from`; written here, never taken from a request. */
  readonly sql: Readonly<Record<keyof L['columns'], string>>
  /**
   * How a searched word is found in a column, where that costs less than looking at each row; over
   * the names of `from` alone. One that several columns share is asked once.
   */
  readonly finds?: { readonly [K in keyof L['columns']]?: Find }
  /**
   * The condition of each filter that the list has beside its columns, over the names of `from`
   * alone.
   */
  readonly filters?: {
    readonly [K in keyof L['filters']]: (
      value: z.output<L['filters'][K]>,
      viewer: Viewer,
    ) => RawBuilder<boolean>
  }
  /** Narrows the rows for viewers who do not see everything. */
  readonly scope?: (query: ListQuery, viewer: Viewer) => ListQuery
  /** Whether a row that the viewer may see shows its `close` columns too. */
  readonly near?: (row: Record<string, unknown>, viewer: Viewer) => boolean
  /** Columns that the workspace itself has added; see `withFurther`. */
  readonly further?: (db: Reads, viewer: Viewer) => Promise<Further>
  /** What SQL cannot work out, added to the rows of a page or record; not in exports. */
  readonly more?: (
    db: Reads,
    viewer: Viewer,
    rows: readonly Record<string, any>[],
  ) => Promise<Record<string, unknown>[]>
}

/** Columns that no definition knows, with where they come from. */
export interface Further {
  readonly columns: Readonly<Record<string, ListColumn>>
  readonly sql: Readonly<Record<string, string>>
  /**
   * Adds the tables of the columns, by a unique key, and neither rows nor conditions: PostgreSQL
   * leaves it out where nothing asks for them.
   */
  readonly join: (query: ListQuery) => ListQuery
  /** How a searched word is found in any of those that are searchable. */
  readonly find?: Find
}

/** Of one word, as it was typed. */
type Find = (word: string, db: Reads, viewer: Viewer) => RawBuilder<boolean>

export interface ListResource<L extends AnyList = AnyList> {
  readonly definition: L
  readonly source: ListSource<L>
}

type Table = keyof ReadTables & string

/** A read table under the short name that `from` gives it: `clients as c`. */
type Named = `${Table} as ${string}`

type TableOf<N extends Named> = N extends `${infer T extends Table} as ${string}` ? T : never

/**
 * The runner keeps `updated_at` in the tables of lists that others follow; row types do not name
 * it.
 */
type OwnColumns<N extends Named> = keyof ReadTables[TableOf<N>] | 'updated_at'

/** SQL of columns that the table does not have under their name. Others may differ too. */
type DifferingSql<L extends AnyList, N extends Named> = Readonly<
  Record<Exclude<keyof L['columns'], OwnColumns<N>>, string>
> &
  Readonly<Partial<Record<keyof L['columns'], string>>>

type TableSource<L extends AnyList, N extends Named> = Omit<ListSource<L>, 'sql'> &
  ({} extends DifferingSql<L, N>
    ? { readonly sql?: DifferingSql<L, N> }
    : { readonly sql: DifferingSql<L, N> })

/**
 * Declares where a list's rows come from. With a table, its columns of the same names need no SQL.
 */
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
 * A list with the columns that the viewer's workspace has added, to show, sort, filter, search and
 * export by.
 */
export async function withFurther<L extends AnyList>(
  db: Reads,
  resource: ListResource<L>,
  viewer: Viewer,
): Promise<ListResource<L>> {
  const { definition, source } = resource
  const further = await source.further?.(db, viewer)
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
      finds: { ...source.finds, ...Object.fromEntries(found) } as ListSource<L>['finds'],
      from: (db, viewer) => further.join(source.from(db, viewer)),
    },
  }
}

/** SQL of the columns that say whose record it is, which names its owner; the employee is `e`. */
export const ofEmployee = (record: string) => ({
  employee_id: `${record}.employee_id`,
  employee_oid: 'e.oid',
  name: `concat_ws(' ', e.first_name, e.last_name)`,
})

/**
 * The same of somebody who was paid, over `retained_people f`: who was deleted keeps their name
 * until they are erased.
 */
export const ofPaid = (record: string) => ({
  employee_id: `${record}.employee_id`,
  employee_oid: 'f.oid',
  name: `coalesce(nullif(concat_ws(' ', f.first_name, f.last_name), ''), 'Erased person')`,
})

/** An operator: sees what belongs to no workspace. */
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

export interface ListAsked {
  readonly sort?: readonly [column: string, direction: string] | undefined
  /** First and last row, counted from 0, both included. */
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
 * Reads the rows of a page, which is a table `page` here, with further columns in the same
 * statement; as many rows, in any order.
 */
export type Beside = (pages: QueryCreator<any>, db: Reads, viewer: Viewer) => ListQuery

/** Rows of one page in their order, with the true total of the filter. */
export async function listRows<L extends AnyList>(
  { db, resource, viewer }: ListView<L>,
  { sort, range: [first, last] = [0, 24], filter = {} }: ListAsked,
  beside?: Beside,
): Promise<{ total: number; rows: RowOf<L>[] }> {
  const order = orderOf(resource, viewer, sort, filter)
  const { source, definition } = resource

  const late =
    source.joins &&
    !usedIn(resource, orderAsked(definition, sort, filter).key, filter).some((key) =>
      source.joins!.columns.includes(key),
    )

  const query = filtered({ db, resource, viewer }, filter, !late)
  // Counted beside the page and not over it: so the page is read from an index, and joins that
  // filter nothing are not counted through.
  const count = query.select(sql<number>`count(*)`.as('n'))
  const id = expression(resource, 'id')
  const totalled = (page: ListQuery) =>
    page.select(sql<number>`(${count})`.as('total_rows')).orderBy(order).orderBy(id)
  const part = <Q extends ListQuery>(page: Q) => page.limit(last - first + 1).offset(first)
  const ids = part(query.select(id.as('id')).orderBy(order).orderBy(id))

  // A search looks at every row: once, for the page and for the count.
  const hits =
    late && 'q' in filter
      ? await ids.select(sql<number>`count(*) over ()`.as('n')).execute()
      : undefined

  // The ids come as one array, which PostgreSQL finds first: beyond eight joins it keeps the order
  // in which they are written.
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
    ? inOrder(
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

/** What a filter leaves of the rows that the viewer may see, nothing selected yet. */
export function filtered({ db, resource, viewer }: ListView, filter: Filter, joined = true) {
  let query = scoped(db, resource, viewer, joined)

  for (const [key, value] of Object.entries(filter))
    query = query.where(condition({ db, resource, viewer }, key, value, filter))

  return query
}

/** The order of a page said again, over its own columns. */
function inOrder(
  { definition }: ListResource,
  query: ListQuery,
  sort: ListAsked['sort'],
  filter: Filter,
): ListQuery {
  const { key, descending } = orderAsked(definition, sort, filter)
  return query
    .orderBy(`page.${key}`, (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('page.id')
}

/** Columns that an order and a filter look at. */
const usedIn = ({ definition, source }: ListResource, order: string, filter: Filter): string[] => [
  order === RELEVANCE ? definition.called! : order,
  ...Object.keys(filter).map((key) =>
    key === UPDATED_AFTER ? 'updated_at' : key.replace(/_(gte|lte)$/, ''),
  ),
  ...('q' in filter
    ? Object.keys(definition.columns).filter(
        (key) => definition.columns[key].searchable && !source.finds?.[key],
      )
    : []),
]

/** One row, or undefined when there is none that the viewer may see. */
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
  const more = rows.length > 0 ? await resource.source.more?.(db, viewer, rows) : undefined
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

/** What the viewer may see of a row. A loop, since this runs for each row of each page. */
function open({ definition, source }: ListResource, viewer: Viewer, row: Record<string, unknown>) {
  const all = viewer.everything || !!source.near?.(row, viewer)
  const seen: Record<string, unknown> = {}

  for (const key in row)
    if (key !== 'total_rows' && (all || !definition.columns[key]?.close)) seen[key] = row[key]

  return seen
}

/** The columns of a resource that a viewer may filter and sort by. */
export const openColumns = (resource: ListResource, viewer: Viewer): [string, ListColumn][] =>
  columnsOf(resource).filter(([, { close }]) => viewer.everything || !close)

/** Without words there is nothing that rows could fit: then they stand in the list's own order. */
function orderAsked(definition: AnyList, sort: ListAsked['sort'], filter: Filter) {
  const given = sort?.[0] === RELEVANCE && wordsOf(filter.q).length === 0 ? undefined : sort
  return {
    key: given?.[0] ?? sortColumn(definition.sort),
    descending: given ? given[1].toUpperCase() === 'DESC' : definition.sort.startsWith('-'),
  }
}

function orderOf(resource: ListResource, viewer: Viewer, sort: ListAsked['sort'], filter: Filter) {
  const { key, descending } = orderAsked(resource.definition, sort, filter)

  if (key === RELEVANCE && resource.definition.called)
    // Ids begin with the time at which they were made.
    return sql`${fit(expression(resource, resource.definition.called), wordsOf(filter.q))}, ${expression(resource, 'id')} desc`

  const column = new Map(openColumns(resource, viewer)).get(key)
  if (!column || !isSortable(column)) return refuseField('sort', 'list.no_sort', { column: key })

  return descending
    ? sql`${expression(resource, key)} desc nulls last`
    : sql`${expression(resource, key)} asc nulls last`
}

/**
 * How well a name fits the words: 0 is that name, 1 begins so, 2 has words that begin so, 3 has
 * them within words, 4 was found by something else. A number, so that thousands that were found are
 * put in order without comparing their texts.
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
 * One entry of a filter: `q`, `id` or `ids`, a column (a list means one of them, null means empty),
 * `column_gte`, `column_lte`, or a filter of the list's own.
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
  // As a decimal, for a larger number than the column holds is none of its rows and no error.
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

/**
 * Every word must stand somewhere in the searchable columns, so that "simon roup" finds first and
 * last name.
 */
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
    .filter((key) => !resource.source.finds?.[key])
    .map((key) => expression(resource, key))
  const apart = [...new Set(keys.flatMap((key) => resource.source.finds?.[key] ?? []))]
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
