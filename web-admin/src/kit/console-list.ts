import type { Rows } from '@workledger/contracts/registry'
import type { ApiError } from '@workledger/kit/net/client'
import { activeFilters, isFiltered, type List } from '@workledger/kit/table/list'
import { useEffect } from 'react'
import { type ListControllerResult, type RaRecord, useListController } from 'react-admin'
import { useLocation, useSearchParams } from 'react-router-dom'

interface ConsoleListOptions<R> {
  /** Column, or `-column`. */
  sort?: (keyof R & string) | `-${keyof R & string}`
  perPage?: number
  /** Filters that the address may change, with their first values. */
  filters?: Record<string, string>
  /** Fixed filters. */
  always?: Record<string, unknown> | undefined
  /** Why the list's state is not in the address: it is no list of its own on its page. */
  outOfAddress?: string | undefined
  enabled?: boolean
}

export interface ConsoleList<R extends RaRecord> extends List<R> {
  resource: string
  chosen: readonly R['id'][]
  choose: (ids: R['id'][]) => void
  toggle: (id: R['id']) => void
  /** Sort and filter in the server's form, for exports. */
  asked: { sort: [string, string]; filter: Record<string, unknown> }
}

const sortOf = (text: string) => ({
  field: text.replace(/^-/, ''),
  order: text.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
})

/**
 * Reads a resource's list by react-admin's own controller (state in the address, true total), in
 * the form of the kit's table.
 */
export function useConsoleList<N extends keyof Rows>(
  resource: N,
  options: ConsoleListOptions<Rows[N]> = {},
): ConsoleList<Rows[N]> {
  const { sort = 'id', perPage = 15, filters = {}, always, outOfAddress, enabled = true } = options

  const inAddress = outOfAddress === undefined
  const starting = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
  useSharedAddress(filters, inAddress)
  const unfiltered = leavesFiltersOut(useLocation().search) && inAddress

  const list = useListController<Rows[N], ApiError>({
    resource,
    sort: sortOf(sort),
    perPage,
    filter: unfiltered ? { ...starting, ...always } : (always ?? {}),
    filterDefaultValues: starting,
    disableSyncWithLocation: !inAddress,
    ...(!inAddress && { storeKey: `${resource}.${JSON.stringify(always ?? {})}` }),
    disableAuthentication: true,
    // The table shows the failure itself; a toast would repeat it.
    queryOptions: { onError: () => {}, enabled },
  })

  return inKitsShape(
    resource,
    unfiltered ? { ...list, filterValues: starting } : list,
    filters,
    always,
  )
}

/**
 * Accepts an address of the employees' app (`?q=Nova&status=active`) for the same list in the
 * console.
 */
function useSharedAddress(filters: Record<string, string>, inAddress: boolean) {
  const [search, setSearch] = useSearchParams()
  const shared = inAddress ? sharedFilter(search, Object.keys(filters)) : undefined

  useEffect(() => {
    if (!shared) return
    const next = new URLSearchParams(search)
    for (const name of Object.keys(shared)) next.delete(name)
    next.set('filter', JSON.stringify(shared))
    setSearch(next, { replace: true })
  }, [search, shared, setSearch])
}

/**
 * Returns the filters of an address in plain parameters; undefined without any, or with a filter of
 * its own.
 */
export function sharedFilter(
  search: URLSearchParams,
  names: readonly string[],
): Record<string, string> | undefined {
  const asked = ['q', ...names].flatMap((name) =>
    search.get(name) ? [[name, search.get(name)!] as const] : [],
  )
  return asked.length > 0 && !search.has('filter') ? Object.fromEntries(asked) : undefined
}

/**
 * Returns whether an address has parameters but no filters, like `?tab=years`. react-admin takes
 * that for a list without any, although it should start with its own.
 */
export const leavesFiltersOut = (search: string) =>
  search.length > 1 && !new URLSearchParams(search).has('filter')

function inKitsShape<R extends RaRecord>(
  resource: string,
  list: ListControllerResult<R, ApiError>,
  filters: Record<string, string>,
  always: Record<string, unknown> = {},
): ConsoleList<R> {
  const { filterValues: held = {}, sort } = list
  const shown = Object.fromEntries(
    Object.keys(filters).map((key) => [key, String(held[key] ?? '')]),
  )
  const q = String(held.q ?? '')

  return {
    resource,
    rows: list.data ?? [],
    total: list.total ?? 0,
    loading: list.isPending,
    refreshing: !!list.isPlaceholderData,
    error: list.error ?? null,
    page: list.page,
    per_page: list.perPage,
    q,
    sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
    filters: shown,
    filtered: isFiltered({ q, filters: shown }, filters),
    active: activeFilters(shown, filters),
    refresh: () => void list.refetch(),
    change: ({ page, per_page, q, sort: order, filters: some }) => {
      if (q !== undefined || some)
        list.setFilters(merged(held, { ...some, ...(q !== undefined && { q }) }), undefined, false)

      if (order !== undefined) list.setSort(sortOf(order))
      if (per_page !== undefined) list.setPerPage(per_page)
      if (page !== undefined) list.setPage(page)
    },
    chosen: list.selectedIds,
    choose: list.onSelect,
    toggle: list.onToggleItem,
    asked: { sort: [sort.field, sort.order], filter: { ...merged(held, {}), ...always } },
  }
}

/** An empty value removes its filter. */
export const merged = (held: Record<string, unknown>, change: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ ...held, ...change }).filter(
      ([, value]) => value !== '' && value !== undefined && value !== null,
    ),
  )
