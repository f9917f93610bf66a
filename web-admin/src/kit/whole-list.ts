import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '@workledger/kit/net/client'
import { type List, readListState, writeListState } from '@workledger/kit/table/list'
import { useSearchParams } from 'react-router-dom'

/** Sorts a short list that the server sends whole, in the form of the kit's table. */
export function useWholeList<R extends { name: string }>(
  found: UseQueryResult<{ data: R[] }, ApiError>,
  defaults: { sort: keyof R & string },
): List<R> {
  const [search, setSearch] = useSearchParams()
  const state = readListState(search, { ...defaults, per_page: 1000 })
  const down = state.sort.startsWith('-')
  const by = state.sort.replace(/^-/, '') as keyof R

  const rows = [...(found.data?.data ?? [])].sort(
    (a, b) =>
      String(a[by] ?? '').localeCompare(String(b[by] ?? ''), undefined, { numeric: true }) *
      (down ? -1 : 1),
  )

  return {
    ...state,
    rows,
    total: rows.length,
    filtered: false,
    loading: found.isPending,
    refreshing: false,
    error: found.error,
    change: (change) =>
      setSearch((now) => writeListState(now, change, { ...defaults, per_page: 1000 })),
    refresh: () => void found.refetch(),
  }
}
