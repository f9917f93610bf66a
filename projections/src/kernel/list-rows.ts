import {
  type AnyList,
  isSortable,
  RELEVANCE,
  type RowOf,
  sortColumn,
  UPDATED_AFTER,
} from '@workledger/contracts/kernel/define-list'
import { refuseField } from '@workledger/contracts/kernel/errors'
import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import {
  columnsOf,
  expression,
  type Filter,
  filtered,
  type ListView,
  openColumns,
  scoped,
  wordsOf,
} from './list-filter'
import type { ListQuery, ListResource, Viewer } from './list-resource'
import { countOf, totalColumns } from './list-totals'
import { spelled } from './spelled'
import type { Reads } from './tenant-reads'

export interface ListSelection {
  readonly sort?: readonly [column: string, direction: string] | undefined
  /** First and last row, from 0, both included. */
  readonly range?: readonly [first: number, last: number] | undefined
  readonly filter?: Filter | undefined
}

/**
 * Adds columns to the rows of a page in the same statement; the page is the table `page`. The
 * number of rows stays, their order may change.
 */
// biome-ignore lint/suspicious/noExplicitAny: the rows of a list come from any table
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
  const count = countOf({ db, resource, viewer }, filter, query)
  const id = expression(resource, 'id')
  const totals = totalColumns({ db, resource, viewer }, filter, count)

  const totalled = (page: ListQuery) =>
    page
      .select(totals.total.as('total_rows'))
      .$if(totals.versions !== undefined, (query) =>
        query.select(totals.versions!.as('total_versions')),
      )
      .orderBy(order)
      .orderBy(id)
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
    (hits ? hits[0]?.n : totals.read(found[0])) ??
    (first === 0 ? 0 : (await count.executeTakeFirst())?.n)

  return { total: Number(total), rows: await completed(db, resource, viewer, found) }
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

/** Columns of a page that are no columns of its list. */
const OF_THE_PAGE = new Set(['total_rows', 'total_versions'])

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
    if (!OF_THE_PAGE.has(key) && (all || !definition.columns[key]?.close)) seen[key] = row[key]

  return seen
}

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

  const by = expression(resource, key)
  if (!descending) return sql`${by} asc nulls last`

  // An index of a table serves a descending order only if both put nulls at the same end.
  return column.nullable || column.close ? sql`${by} desc nulls last` : sql`${by} desc`
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
