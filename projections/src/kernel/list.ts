import { refuse } from '@workledger/contracts/kernel/errors'
import { WHOLE_LIST } from '@workledger/contracts/kernel/shapes'
import { type SelectQueryBuilder, sql } from 'kysely'

export interface ListRequest {
  page: number
  per_page: number
  q?: string
  /** `name` or `-name`. */
  sort?: string
}
export interface ListAnswer<T> {
  data: T[]
  total: number
  meta: { total: number; page: number; per_page: number; last_page: number }
}

interface Paging {
  /** What a caller may sort by, and the column that it means. */
  readonly sortable: Record<string, string>
  readonly fallback: string
  readonly tieBreaker: string
}

/** Runs one page of a query with its true total: filter first, then `sortable` names what a caller may sort by. */
export async function paged<DB, TB extends keyof DB, R extends { id: string }>(
  query: SelectQueryBuilder<DB, TB, R>,
  request: ListRequest,
  options: Paging,
): Promise<ListAnswer<R>> {
  const rows = (await pageOf(query, request, options).execute()) as (R & { total_rows: number })[]
  return (await pageAnswer(query, request, rows)) as unknown as ListAnswer<R>
}

/** One page of a query, each row with the number of all rows in `total_rows`. */
export const pageOf = <DB, TB extends keyof DB, R>(query: SelectQueryBuilder<DB, TB, R>, request: ListRequest, options: Paging) =>
  ordered(query.select(totalOf(query).as('total_rows')), request, options)
    .limit(request.per_page)
    .offset((request.page - 1) * request.per_page)

/** Counted beside the page and not over it: so the page is read from an index, and joins that filter nothing are not counted through. */
const totalOf = (query: any) => sql<number>`(${query.clearSelect().select(sql`count(*)`.as('n'))})`

/** The order that a request asks for; the tie-breaker makes it the same each time. */
export function ordered<Q extends SelectQueryBuilder<any, any, any>>(query: Q, request: ListRequest, options: Paging): Q {
  const [column, direction] = order(request.sort ?? options.fallback, options)
  return query
    .orderBy(sql.ref(column), direction === 'desc' ? (o: any) => o.desc().nullsLast() : (o: any) => o.asc().nullsLast())
    .orderBy(sql.ref(options.tieBreaker)) as Q
}

/** The rows of a page in the shape of every list. */
export async function pageAnswer<R extends { total_rows: number }>(
  query: unknown,
  request: ListRequest,
  rows: readonly R[],
): Promise<ListAnswer<Omit<R, 'total_rows'>>> {
  const total = rows.length > 0 ? Number(rows[0]!.total_rows) : request.page === 1 ? 0 : await count(query)
  const data = rows.map(({ total_rows: _, ...row }) => row)
  return answer(data, total, request)
}

/** A list that is in memory already, in the shape of every list. */
export function answer<T>(data: T[], total: number, { page, per_page }: { page: number; per_page: number }): ListAnswer<T> {
  if (per_page === WHOLE_LIST && total > WHOLE_LIST) return refuse('list.too_long', { params: { most: WHOLE_LIST } })
  return { data, total, meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) } }
}

function order(sort: string, { sortable, fallback }: { sortable: Record<string, string>; fallback: string }): [string, 'asc' | 'desc'] {
  const name = sort.replace(/^-/, '')
  const column = Object.hasOwn(sortable, name) ? sortable[name] : undefined
  if (column) return [column, sort.startsWith('-') ? 'desc' : 'asc']
  return [sortable[fallback.replace(/^-/, '')]!, fallback.startsWith('-') ? 'desc' : 'asc']
}

const count = async (query: any): Promise<number> => {
  const row = await query.clearSelect().select(sql`count(*)`.as('n')).executeTakeFirst()
  return Number(row?.n ?? 0)
}

/** Text to look for with `ilike`: wildcards that a person types are plain characters. */
export const contains = (text: string) => `%${text.replace(/[\\%_]/g, (c) => `\\${c}`)}%`
