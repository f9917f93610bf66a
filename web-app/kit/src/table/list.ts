import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf, CallOf } from '@workledger/contracts/kernel/endpoint'
import { useSearchParams } from 'react-router-dom'
import type { AnyEndpoint, ApiError } from '../net/client'
import { query } from '../net/query'

export interface ListState {
  page: number
  per_page: number
  q: string
  /** A column's name, or the name with a minus for descending. */
  sort: string
  filters: Record<string, string>
}

export interface ListDefaults {
  per_page?: number
  sort?: string
  filters?: Record<string, string>
  /** Set for two lists on one page: their parameters become `{name}.page` and so on. */
  name?: string
}

/**
 * Reads a list's state from the address. Invalid numbers give the first page and the default size.
 */
export function readListState(search: URLSearchParams, defaults: ListDefaults = {}): ListState {
  const at = (key: string) => search.get(defaults.name ? `${defaults.name}.${key}` : key)

  const whole = (text: string | null, fallback: number, most: number) => {
    const value = Number(text)
    return Number.isInteger(value) && value >= 1 && value <= most ? value : fallback
  }

  const filters = Object.fromEntries(
    Object.entries(defaults.filters ?? {}).map(([key, value]) => [key, at(key) ?? value]),
  )

  return {
    page: whole(at('page'), 1, 1_000_000),
    per_page: whole(at('per_page'), defaults.per_page ?? 15, 1000),
    q: at('q') ?? '',
    sort: at('sort') ?? defaults.sort ?? '',
    filters,
  }
}

/**
 * Writes a change into the address without defaults. Any change but a page turn returns to page 1.
 */
export function writeListState(
  search: URLSearchParams,
  change: Partial<ListState>,
  defaults: ListDefaults = {},
): URLSearchParams {
  const next = new URLSearchParams(search)

  const set = (key: string, value: string | number, standard: string | number) => {
    const name = defaults.name ? `${defaults.name}.${key}` : key

    if (String(value) === String(standard)) next.delete(name)
    else next.set(name, String(value))
  }

  if (change.q !== undefined) set('q', change.q, '')
  if (change.sort !== undefined) set('sort', change.sort, defaults.sort ?? '')
  if (change.per_page !== undefined) set('per_page', change.per_page, defaults.per_page ?? 15)

  for (const [key, value] of Object.entries(change.filters ?? {}))
    set(key, value, defaults.filters?.[key] ?? '')

  set('page', change.page ?? 1, 1)

  return next
}

/** Counts the chosen filters; those of a list's first state and *all* do not count. */
export const activeFilters = (
  filters: Record<string, string>,
  begins: Record<string, string> = {},
) =>
  Object.entries(filters).filter(([name, value]) => value !== '' && value !== begins[name]).length

/** Returns whether a search or a filter was chosen. */
export const isFiltered = (
  { q, filters }: Pick<ListState, 'q' | 'filters'>,
  begins: Record<string, string> = {},
) => q !== '' || activeFilters(filters, begins) > 0

type ListedRow<E> = AnswerOf<E> extends { data: readonly (infer R)[] } ? R : never

export interface List<R> extends ListState {
  rows: readonly R[]
  total: number
  /** A search or filter is chosen: neither all rows nor the list's first state is shown. */
  filtered: boolean
  /** Number of chosen filters. */
  active?: number
  loading: boolean
  /** A later page, sort or filter is loading; the rows are still the earlier ones. */
  refreshing: boolean
  error: ApiError | null
  change: (change: Partial<ListState>) => void
  refresh: () => void
}

/** A paged list with page, size, order, search and filters in the address. */
export function useList<E extends AnyEndpoint>(
  endpoint: E,
  request: Pick<CallOf<E>, 'params'> & { query?: Record<string, unknown> },
  defaults: ListDefaults = {},
): List<ListedRow<E>> {
  const [search, setSearch] = useSearchParams()
  const state = readListState(search, defaults)
  const { filters, ...paging } = state
  const asked = Object.fromEntries(
    Object.entries({ ...paging, ...filters, ...request.query }).filter(([, value]) => value !== ''),
  )

  const found = useQuery({
    ...query(endpoint as AnyEndpoint, { params: request.params, query: asked } as never),
    placeholderData: keepPreviousData,
  })

  const answer = found.data as { data: readonly ListedRow<E>[]; total: number } | undefined

  return {
    ...state,
    rows: answer?.data ?? [],
    total: answer?.total ?? 0,
    filtered: isFiltered(state, defaults.filters),
    active: activeFilters(filters, defaults.filters),
    loading: found.isPending,
    refreshing: found.isPlaceholderData,
    error: found.error as ApiError | null,
    change: (change) =>
      setSearch((now) => writeListState(now, change, defaults), {
        replace: change.q !== undefined,
      }),
    refresh: () => void found.refetch(),
  }
}
