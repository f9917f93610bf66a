import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { today } from '@workledger/kit/i18n/format'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { readListState, writeListState } from '@workledger/kit/table/list'
import { useSearchParams } from 'react-router-dom'
import type { Filters } from './filters'
import { daysOf, rangeOf } from './ranges'
import { ENTRIES_SHOWN } from './reads-of-timer'

const defaults = {
  per_page: ENTRIES_SHOWN,
  filters: { range: 'week', from: '', to: '', project_id: '', tag: '' },
}

/** The page's entries, with their filters in the address. */
export function useEntryList() {
  const { workspace, employee } = useMember()
  const [search, setSearch] = useSearchParams()
  const { page, per_page, q, filters: said } = readListState(search, defaults)
  const range = rangeOf(said.range ?? '')

  const filters: Filters = {
    range,
    from: said.from ?? '',
    to: said.to ?? '',
    project_id: said.project_id ?? '',
    tag: said.tag ?? '',
    q,
  }

  const days =
    range === 'custom'
      ? { from: filters.from || undefined, to: filters.to || undefined }
      : daysOf(range, today())

  // Days in the wrong order give an empty list instead of a fault.
  const backwards = Boolean(days.from && days.to && days.from > days.to)

  const asked = {
    employee_id: employee.id,
    page,
    per_page,
    ...(q ? { q } : {}),
    ...(filters.project_id ? { project_id: filters.project_id } : {}),
    ...(filters.tag ? { tag: filters.tag } : {}),
    ...(days.from ? { from: days.from } : {}),
    ...(days.to ? { to: days.to } : {}),
  }

  const found = useQuery({
    ...query(timeTrackingApi.timeEntries, { params: { ws: workspace.id }, query: asked }),
    placeholderData: keepPreviousData,
    enabled: !backwards,
  })

  return {
    asked,
    filters,
    /** Filtered by more than days. */
    filtered: Boolean(q || filters.project_id || filters.tag),
    entries: backwards ? [] : (found.data?.data ?? []),
    totals: found.data?.meta.days ?? [],
    total: backwards ? 0 : (found.data?.total ?? 0),
    page,
    per_page,
    pages: Math.max(1, Math.ceil((found.data?.total ?? 0) / per_page)),
    loading: !backwards && found.isPending,
    refreshing: found.isPlaceholderData,
    error: found.error,
    refresh: () => void found.refetch(),
    turn: (to: number) => setSearch((now) => writeListState(now, { page: to }, defaults)),
    change: ({ q: words, ...rest }: Partial<Filters>) =>
      setSearch(
        (now) =>
          writeListState(
            now,
            { ...(words === undefined ? {} : { q: words }), filters: rest },
            defaults,
          ),
        {
          replace: words !== undefined,
        },
      ),
    clear: () => setSearch({}),
  }
}
