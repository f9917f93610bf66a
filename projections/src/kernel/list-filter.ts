import { type AnyList, isFilterable, UPDATED_AFTER } from '@workledger/contracts/kernel/define-list'
import { refuseField } from '@workledger/contracts/kernel/errors'
import type { ColumnType, ListColumn } from '@workledger/contracts/kernel/list-columns'
import { isInYears, UUID } from '@workledger/contracts/kernel/text'
import { type RawBuilder, sql } from 'kysely'
import type { ListQuery, ListResource, Viewer } from './list-resource'
import { spelled } from './spelled'
import type { Reads } from './tenant-reads'

export type Filter = Readonly<Record<string, unknown>>

/** A list as one viewer reads it. */
export interface ListView<L extends AnyList = AnyList> {
  readonly db: Reads
  readonly resource: ListResource<L>
  readonly viewer: Viewer
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

export function scoped(
  db: Reads,
  { source }: ListResource,
  viewer: Viewer,
  joined = true,
): ListQuery {
  const base = source.from(db, viewer)
  const query = joined && source.joins ? source.joins.add(base, db, viewer) : base
  return viewer.everything || !source.scope ? query : source.scope(query, viewer)
}

// biome-ignore lint/suspicious/noExplicitAny: the type of a column is known to its list only
export const expression = ({ source }: ListResource, key: string): RawBuilder<any> =>
  sql.raw(source.sql[key]!)

export const columnsOf = ({ definition }: ListResource): [string, ListColumn][] =>
  Object.entries(definition.columns)

/** Returns the columns of a resource that a viewer may filter and sort by. */
export const openColumns = (resource: ListResource, viewer: Viewer): [string, ListColumn][] =>
  columnsOf(resource).filter(([, { close }]) => viewer.everything || !close)

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

export const wordsOf = (q: unknown) =>
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
  // A name is also typed in one piece, in the order of its letters.
  if (['first_name', 'last_name'].every((key) => keys.includes(key)))
    searchable.push(
      sql`read.full_name(${expression(resource, 'first_name')}, ${expression(resource, 'last_name')})`,
    )

  const apart = [...new Set(keys.flatMap((key) => resource.source.searchBy?.[key] ?? []))]
  const words = wordsOf(text)
  if (words.length === 0) return sql`true`
  if (searchable.length === 0 && apart.length === 0) return sql`false`
  const haystack = searchable.length > 0 ? sql`concat_ws(' ', ${sql.join(searchable)})` : undefined

  return sql`(${sql.join(
    words.map((word) => {
      const found = [
        ...(haystack ? [sql`${haystack} ~* ${spelled(word)}`] : []),
        ...apart.map((find) => sql`(${find(word, db, viewer)})`),
      ]
      return sql`(${sql.join(found, sql` or `)})`
    }),
    sql` and `,
  )})`
}
