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

/** Runs one page of a query with its true total: filter first, then `sortable` names what a caller may sort by. */
export async function paged<DB, TB extends keyof DB, R extends { id: string }>(
  query: SelectQueryBuilder<DB, TB, R>,
  request: ListRequest,
  options: { sortable: Record<string, string>; fallback: string; tieBreaker: string },
): Promise<ListAnswer<R>> {
  const [column, direction] = order(request.sort ?? options.fallback, options)
  const rows = await query
    .select(sql<number>`count(*) over ()`.as('total_rows'))
    .orderBy(sql.ref(column), direction === 'desc' ? (o) => o.desc().nullsLast() : (o) => o.asc().nullsLast())
    .orderBy(sql.ref(options.tieBreaker))
    .limit(request.per_page)
    .offset((request.page - 1) * request.per_page)
    .execute()
  const total =
    rows.length > 0 ? Number((rows[0] as unknown as { total_rows: number }).total_rows) : request.page === 1 ? 0 : await count(query)
  const data = rows.map(({ total_rows: _, ...row }: any) => row as R)
  return answer(data, total, request)
}

/** A list that is in memory already, in the shape of every list. */
export const answer = <T>(data: T[], total: number, { page, per_page }: { page: number; per_page: number }): ListAnswer<T> => ({
  data,
  total,
  meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) },
})

function order(sort: string, { sortable, fallback }: { sortable: Record<string, string>; fallback: string }): [string, 'asc' | 'desc'] {
  const name = sort.replace(/^-/, '')
  const column = sortable[name]
  if (column) return [column, sort.startsWith('-') ? 'desc' : 'asc']
  return [sortable[fallback.replace(/^-/, '')]!, fallback.startsWith('-') ? 'desc' : 'asc']
}

const count = async (query: any): Promise<number> => {
  const row = await query.clearSelect().select(sql`count(*)`.as('n')).executeTakeFirst()
  return Number(row?.n ?? 0)
}

/** Text to look for with `ilike`: wildcards that a person types are plain characters. */
export const contains = (text: string) => `%${text.replace(/[\\%_]/g, (c) => `\\${c}`)}%`
