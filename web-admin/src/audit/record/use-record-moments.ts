import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { auditApi, type HistoryEvent } from '@workledger/contracts/audit/audit.api'
import { call } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { keyOf, query } from '@workledger/kit/net/query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useWords } from '../words/use-words'

const PER_PAGE = 200

export type RecordMoments = ReturnType<typeof useRecordMoments>

/** Reads the events of a record, and its state at the moments in the address. */
export function useRecordMoments(stream: string) {
  const { workspace } = useMember()
  const [search, setSearch] = useSearchParams()
  const params = { ws: workspace.id, stream }

  const found = useInfiniteQuery({
    queryKey: [...keyOf(auditApi.stream), { params }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        auditApi.stream,
        {
          params,
          query: { per_page: PER_PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ data }) => data.earlier,
  })

  const events = useMemo(
    () => (found.data?.pages ?? []).toReversed().flatMap(({ data }) => data.events),
    [found.data],
  )

  const newest = found.data?.pages[0]?.data
  const asked = revisionAsked(search, events)
  const at = Math.min(asked ?? newest?.revision ?? 0, newest?.revision ?? 0)
  const compared = revisionIn(search.get('with'))
  const there = newest !== undefined
  const reading = { placeholderData: keepPreviousData, enabled: there }

  const state = useQuery({
    ...query(auditApi.stream, { params, query: { at, per_page: 1 } }),
    ...reading,
  })

  const other = useQuery({
    ...query(auditApi.stream, { params, query: { at: compared ?? 0, per_page: 1 } }),
    placeholderData: keepPreviousData,
    enabled: there && compared !== null,
  })

  const names = useMemo(() => {
    const all = [
      ...(found.data?.pages ?? []),
      ...(state.data ? [state.data] : []),
      ...(other.data ? [other.data] : []),
    ]
    return Object.assign({}, ...all.map(({ data }) => data.record.names)) as Record<string, string>
  }, [found.data, state.data, other.data])

  const words = useWords(newest?.record.area, names)

  const go = (change: Record<string, number | null>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('position')

        for (const [name, value] of Object.entries(change))
          value === null ? next.delete(name) : next.set(name, String(value))

        return next
      },
      { replace: true },
    )

  const chosen = events.find((event) => event.revision === at)

  return { stream, found, newest, events, asked, at, compared, chosen, state, other, words, go }
}

const revisionIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null

/**
 * Returns the revision, by itself or by a position of the log from other pages; null is the present
 * state.
 */
function revisionAsked(search: URLSearchParams, events: readonly HistoryEvent[]): number | null {
  const position = search.get('position')
  const found = position === null ? undefined : events.find((event) => event.position === position)
  return found?.revision ?? revisionIn(search.get('at'))
}
