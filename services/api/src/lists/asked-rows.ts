import { sortColumn } from '@workledger/contracts/kernel/define-list'

/** Rows on a page that names no number. */
const PER_PAGE = 25

interface Asked {
  readonly sort?: [string, 'ASC' | 'DESC' | 'asc' | 'desc'] | undefined
  readonly range?: [number, number] | undefined
  readonly order?: string | undefined
  readonly page?: number | undefined
  readonly per_page?: number | undefined
}

/** Returns a query whose `order` and `page` stand as `sort` and `range`, which win. */
export function askedRows<Q extends Asked>(query: Q) {
  const { order, page, per_page, ...rest } = query
  const size = per_page ?? PER_PAGE
  const first = ((page ?? 1) - 1) * size
  const paged = page !== undefined || per_page !== undefined

  return {
    ...rest,
    sort:
      query.sort ??
      (order && ([sortColumn(order), order.startsWith('-') ? 'DESC' : 'ASC'] as const)),
    range: query.range ?? (paged ? ([first, first + size - 1] as const) : undefined),
  }
}
