import { useInfiniteQuery } from '@tanstack/react-query'
import {
  type AuditEvent,
  auditEventSorts,
  auditEventsApi,
} from '@workledger/contracts/audit/audit-events.api'
import { currentLanguage } from '@workledger/kit/i18n/i18n'
import { type ApiError, addressOf, call } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { keyOf } from '@workledger/kit/net/query'
import { isFiltered, type List, readListState, writeListState } from '@workledger/kit/table/list'
import { useSearchParams } from 'react-router-dom'

const PER_PAGE = 50

export const noFilters = { show: '', person: '', area: '', type: '', actor: '', from: '', to: '' }

/**
 * Returns which events are listed: at first pay, contracts, leave and approvals. A search or a
 * filter looks at all, unless a group was chosen.
 */
export function shownGroup(q: string, { show, ...filters }: Record<string, string>): Shown {
  if (show === 'core' || show === 'technical' || show === 'all') return show
  const { person, area, type, actor } = filters

  return q || person || area || type || actor ? 'all' : 'core'
}

export type Shown = 'core' | 'technical' | 'all'

const defaults = { sort: '-position', per_page: PER_PAGE, filters: noFilters }

/** Reads the events for the address, with their export and the next ones. */
export function useAuditEvents() {
  const { workspace } = useMember()
  const [search, setSearch] = useSearchParams()
  const { q, filters, ...state } = readListState(search, defaults)
  const sort = auditEventSorts.find((one) => one === state.sort) ?? '-position'
  const { show: _, ...narrowing } = filters
  const group = shownGroup(q, filters)

  const given = Object.fromEntries(
    Object.entries({ ...narrowing, group: group === 'all' ? '' : group, q, sort }).filter(
      ([, value]) => value !== '',
    ),
  ) as { sort: typeof sort }
  const params = { ws: workspace.id }

  const found = useInfiniteQuery({
    queryKey: [...keyOf(auditEventsApi.auditEvents), { params, query: given }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        auditEventsApi.auditEvents,
        {
          params,
          query: { ...given, per_page: PER_PAGE, ...(pageParam ? { after: pageParam } : {}) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

  const rows = (found.data?.pages ?? []).flatMap(({ data }) => data)
  const change: List<AuditEvent>['change'] = (next) =>
    setSearch((now) => writeListState(now, next, defaults), { replace: next.q !== undefined })

  const list: List<AuditEvent> = {
    ...state,
    q,
    filters,
    sort,
    rows,
    total: rows.length,
    filtered: isFiltered({ q, filters }, noFilters),
    loading: found.isPending,
    refreshing: found.isFetching && !found.isFetchingNextPage,
    error: found.error as ApiError | null,
    change,
    refresh: () => void found.refetch(),
  }

  const exportUrl = (format: 'csv' | 'xlsx') =>
    addressOf(auditEventsApi.exportAuditEvents, {
      params,
      query: { ...given, format, language: currentLanguage() },
    })

  return {
    list,
    exportUrl,
    further: {
      there: found.hasNextPage,
      busy: found.isFetchingNextPage,
      load: () => void found.fetchNextPage(),
    },
  }
}
