import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type InboxCounts, type InboxItem, inboxApi } from '@workledger/contracts/inbox/inbox.api'
import {
  type InboxKind,
  inboxKinds,
  MOST_INBOX_ITEMS,
} from '@workledger/contracts/inbox/inbox-kinds'
import { call } from '../../net/client'
import { useMember } from '../../net/current'
import { keyOf, query } from '../../net/query'
import { useHeld } from '../../ui/undo-queue'

/** Returns the query of the counts alone; the sidebar and the dashboard share its answer. */
export const inboxCountsQuery = (ws: string) =>
  query(inboxApi.inbox, { params: { ws }, query: { limit: 0 } })

/** Returns the query of the first items of one kind. */
export const firstItemsQuery = (ws: string, kind: InboxKind, limit: number) =>
  query(inboxApi.inbox, { params: { ws }, query: { kind, limit } })

/** Returns the pages of the inbox, or of one kind of it. */
function usePages(kind: InboxKind | undefined, enabled: boolean) {
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const filter = { limit: MOST_INBOX_ITEMS, ...(kind && { kind }) }

  return useInfiniteQuery({
    queryKey: [...keyOf(inboxApi.inbox), { params, query: filter }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        inboxApi.inbox,
        { params, query: { ...filter, ...(pageParam === null ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled,
  })
}

/** Subtracts the items that the viewer has just decided. */
function remaining(counts: InboxCounts, decided: readonly InboxItem[]): InboxCounts {
  const left = { ...counts, total: counts.total - decided.length }
  for (const kind of inboxKinds) left[kind] -= decided.filter((item) => item.kind === kind).length

  return left
}

/**
 * Everything that waits for the viewer, or one kind of it, without what they just decided. One call
 * brings all kinds, so another filter shows at once; only a very long inbox is read by kind.
 */
export function useInboxItems(kind: InboxKind | undefined) {
  const decided = useHeld()
  const whole = usePages(undefined, true)
  const long = kind !== undefined && whole.hasNextPage
  const ofKind = usePages(kind, long)
  const found = long ? ofKind : whole
  const loaded = (pages: typeof whole) => pages.data?.pages.flatMap(({ data }) => data)
  const all = loaded(found)?.filter((item) => !kind || item.kind === kind)
  const counts = whole.data?.pages[0]?.counts

  return {
    found,
    /** Every loaded item, decided or not; undefined before the first answer. */
    all,
    items: (all ?? []).filter(({ record }) => !decided.has(record)),
    counts:
      counts &&
      remaining(
        counts,
        (loaded(whole) ?? []).filter(({ record }) => decided.has(record)),
      ),
    today: whole.data?.pages[0]?.today ?? '',
  }
}

/**
 * Returns the number of leaves and expenses that wait for the viewer's decision; undefined while it
 * loads, null if that failed.
 */
export function useWaitingRequests() {
  const { workspace } = useMember()
  const decided = useHeld()
  const { data, isPending } = useQuery(inboxCountsQuery(workspace.id))
  if (isPending) return undefined
  const counts = data?.counts
  return counts ? Math.max(0, counts.leave + counts.expense - decided.size) : null
}

/** Returns the number of waiting items, without what the viewer just decided. */
export function useInboxTotal() {
  const { workspace } = useMember()
  const decided = useHeld()
  const counts = useQuery(inboxCountsQuery(workspace.id)).data?.counts
  return counts && Math.max(0, counts.total - decided.size)
}
