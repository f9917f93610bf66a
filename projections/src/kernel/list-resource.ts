import { refuse } from '@workledger/contracts/kernel/errors'
import { type AreaPermission, administers, audits } from '@workledger/contracts/kernel/permissions'
import { isInYears } from '@workledger/contracts/kernel/text'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { contains } from './list'
import type { Reads } from './tenant-reads'

/** `money` and `number` are decimal strings or numbers as the table has them; `json` is shown and nothing else. */
export type ColumnType = 'uuid' | 'text' | 'number' | 'money' | 'day' | 'instant' | 'bool' | 'json'
export interface ListColumn {
  readonly label: string
  /** SQL over the names of `from`; written here, never taken from a request. */
  readonly sql: string
  readonly type: ColumnType
  readonly sortable?: boolean
  readonly filterable?: boolean
  /** Looked through by `q`. */
  readonly searchable?: boolean
  /** Only for rows near the viewer (see `near`), and never to filter or sort by for somebody who may not see all of it. */
  readonly close?: boolean
  /** False: not in exports. Ids and JSON never are. */
  readonly exported?: boolean
}

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

/** A list that the console shows and exports write: what it reads from, its columns, and who sees which of its rows. */
export interface ListResource {
  readonly name: string
  readonly label: string
  /** As the documented call: everybody in the workspace (then `scope` narrows the rows), or admins. Auditors read every list. */
  readonly who: 'member' | 'admin'
  /** Holders of this permission see the list as admins do. */
  readonly permission?: AreaPermission
  /** Employees may export the rows that they see; otherwise exports are for admins and auditors. */
  readonly ownExport?: boolean
  /** Rows of the viewer's workspace, with nothing selected yet. */
  readonly from: (db: Reads, viewer: Viewer) => ListQuery
  /** Narrows the rows for viewers who do not see everything. */
  readonly scope?: (query: ListQuery, viewer: Viewer) => ListQuery
  /** Whether a row that the viewer may see shows its `close` columns too. */
  readonly near?: (row: Record<string, unknown>, viewer: Viewer) => boolean
  readonly columns: Readonly<Record<string, ListColumn>>
  /** What SQL cannot work out, added to the rows of a page or record; not in exports. */
  readonly more?: (db: Reads, viewer: Viewer, rows: readonly Record<string, any>[]) => Promise<Record<string, unknown>[]>
  /** Column, or `-column`. */
  readonly sort: string
}
export function viewerOf(
  { permission }: ListResource,
  { workspace, employee, permissions }: Pick<Viewer, 'workspace' | 'employee' | 'permissions'>,
  now: string,
): Viewer {
  return { workspace, employee, permissions, everything: administers(permissions, permission) || audits(permissions), now }
}
export const listResource = <const R extends ListResource>(resource: R): R => resource

export interface ListAsked {
  readonly sort?: readonly [column: string, direction: string] | undefined
  /** First and last row, counted from 0, both included. */
  readonly range?: readonly [first: number, last: number] | undefined
  readonly filter?: Readonly<Record<string, unknown>> | undefined
}

/** Rows of one page in their order, with the true total of the filter. */
export async function listRows(db: Reads, resource: ListResource, viewer: Viewer, { sort, range = [0, 24], filter = {} }: ListAsked) {
  const order = orderOf(resource, viewer, sort)
  let query = scoped(db, resource, viewer)
  for (const [key, value] of Object.entries(filter)) query = query.where(condition(resource, viewer, key, value))
  const counted = await query.select(sql<number>`count(*)`.as('n')).executeTakeFirst()
  const rows = await selecting(query, resource)
    .orderBy(order)
    .orderBy(expression(resource.columns.id!))
    .limit(range[1] - range[0] + 1)
    .offset(range[0])
    .execute()
  return { total: Number(counted?.n ?? 0), rows: await completed(db, resource, viewer, rows) }
}

/** One row, or undefined when there is none that the viewer may see. */
export async function listRow(db: Reads, resource: ListResource, viewer: Viewer, id: string) {
  const query = scoped(db, resource, viewer).where(sql<boolean>`${expression(resource.columns.id!)} = ${id}`)
  const row = await selecting(query, resource).executeTakeFirst()
  return row && (await completed(db, resource, viewer, [row]))[0]
}

async function completed(db: Reads, resource: ListResource, viewer: Viewer, rows: Record<string, unknown>[]) {
  const more = (await resource.more?.(db, viewer, rows)) ?? []
  return rows.map((row, index) => ({ ...shown(resource, viewer, row), ...more[index] }))
}

function scoped(db: Reads, resource: ListResource, viewer: Viewer): ListQuery {
  const query = resource.from(db, viewer)
  return viewer.everything || !resource.scope ? query : resource.scope(query, viewer)
}

const expression = (column: ListColumn): RawBuilder<any> => sql.raw(column.sql)
const selecting = (query: ListQuery, { columns }: ListResource) =>
  query.select(Object.entries(columns).map(([key, column]) => expression(column).as(key)))

function shown({ columns, near }: ListResource, viewer: Viewer, row: Record<string, unknown>): Record<string, unknown> & { id: string } {
  const all = viewer.everything || !!near?.(row, viewer)
  return Object.fromEntries(Object.entries(row).filter(([key]) => all || !columns[key]?.close)) as never
}

/** The columns of a resource that a viewer may filter and sort by. */
export const openColumns = ({ columns }: ListResource, viewer: Viewer): [string, ListColumn][] =>
  Object.entries(columns).filter(([, { close }]) => viewer.everything || !close)

function orderOf(resource: ListResource, viewer: Viewer, sort: ListAsked['sort']) {
  const descending = sort ? sort[1].toUpperCase() === 'DESC' : resource.sort.startsWith('-')
  const key = sort?.[0] ?? resource.sort.replace(/^-/, '')
  const column = new Map(openColumns(resource, viewer)).get(key)
  if (!column || column.type === 'json' || column.sortable === false)
    return refuse('validation', { fields: { sort: [`"${key}" cannot be sorted by.`] } })
  return descending ? sql`${expression(column)} desc nulls last` : sql`${expression(column)} asc nulls last`
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const INSTANT = /^\d{4}-\d\d-\d\d([ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?Z?)?$/
const fits: Record<Exclude<ColumnType, 'json'>, (value: unknown) => boolean> = {
  uuid: (value) => typeof value === 'string' && UUID.test(value),
  text: (value) => typeof value === 'string' || typeof value === 'number',
  number: (value) => /^-?\d{1,15}(\.\d{1,10})?$/.test(String(value)),
  money: (value) => /^-?\d{1,15}(\.\d{1,10})?$/.test(String(value)),
  day: (value) => typeof value === 'string' && isDay(value),
  instant: (value) => typeof value === 'string' && INSTANT.test(value) && isDay(value.slice(0, 10)),
  bool: (value) => value === true || value === false || value === 0 || value === 1,
}
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && isInYears(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** One entry of a filter: `q`, `id` or `ids`, a column (a list means one of them, null means empty), or `column_gte`, `column_lte`. */
function condition(resource: ListResource, viewer: Viewer, key: string, value: unknown): RawBuilder<boolean> {
  const columns = new Map(openColumns(resource, viewer))
  const wrong = () => refuse('validation', { fields: { [`filter.${key}`]: [`"${key}" cannot be filtered by this value.`] } })
  if (key === 'q') return typeof value === 'string' ? search(columns, value) : wrong()
  const bound = /^(.+)_(gte|lte)$/.exec(key)
  const named = key === 'ids' ? 'id' : columns.has(key) ? key : (bound?.[1] ?? key)
  const column = columns.get(named)
  if (!column || column.type === 'json' || column.filterable === false) return wrong()
  const type = column.type
  const check = (one: unknown) => (fits[type](one) ? (type === 'bool' ? !!one : String(one)) : wrong())
  const left = expression(column)
  // As a decimal, for a larger number than the column holds is none of its rows and no error.
  const given = (one: unknown) => (type === 'number' || type === 'money' ? sql`${check(one)}::numeric` : sql`${check(one)}`)
  if (named !== key && key !== 'ids') return bound![2] === 'gte' ? sql`${left} >= ${given(value)}` : sql`${left} <= ${given(value)}`
  if (value === null) return sql`${left} is null`
  if (!Array.isArray(value)) return sql`${left} = ${given(value)}`
  return value.length === 0 ? sql`false` : sql`${left} in (${sql.join(value.map(given))})`
}

/** Every word must stand somewhere in the searchable columns, so that "simon roup" finds first and last name. */
function search(columns: Map<string, ListColumn>, text: string): RawBuilder<boolean> {
  const searchable = [...columns.values()].filter(({ searchable }) => searchable).map(expression)
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, 10)
  if (words.length === 0) return sql`true`
  if (searchable.length === 0) return sql`false`
  const haystack = sql`concat_ws(' ', ${sql.join(searchable)})`
  return sql`(${sql.join(
    words.map((word) => sql`${haystack} ilike ${contains(word)}`),
    sql` and `,
  )})`
}
