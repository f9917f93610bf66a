import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import {
  type TimeEntry,
  timeTrackingApi,
} from '@workledger/contracts/time-tracking/time-tracking.api'
import { onLive } from '@workledger/kit/net/live'
import { keyOf } from '@workledger/kit/net/query'
import { useEffect } from 'react'
import { mergeEntry, withoutEntry } from './entries'
import { isExpected } from './expected'

type Page = AnswerOf<typeof timeTrackingApi.timeEntries>

const lists = { queryKey: keyOf(timeTrackingApi.timeEntries) }

function inEachList(
  client: QueryClient,
  change: (page: Page, asked: Record<string, never>) => Page,
) {
  for (const [queryKey, page] of client.getQueriesData<Page>(lists)) {
    const asked = (queryKey[2] as { query?: Record<string, never> } | undefined)?.query ?? {}
    if (page) client.setQueryData<Page>(queryKey, change(page, asked))
  }
}

/** Returns the entries of every list that is here, each once. */
export const shownEntries = (client: QueryClient): TimeEntry[] => {
  const pages = client.getQueriesData<Page>(lists).flatMap(([, page]) => page?.data ?? [])
  return [...new Map(pages.map((entry) => [entry.id, entry])).values()]
}

type Running = AnswerOf<typeof timeTrackingApi.runningTimer>

const running = { queryKey: keyOf(timeTrackingApi.runningTimer) }

/** Returns the running entry: a running one takes its place, an ended one leaves it. */
function inRunning(
  client: QueryClient,
  change: (now: TimeEntry | null) => TimeEntry | null,
  employee?: string,
) {
  for (const [queryKey, page] of client.getQueriesData<Running>(running)) {
    const asked = (queryKey[2] as { query?: { employee_id?: string } } | undefined)?.query
      ?.employee_id

    if (page && (employee === undefined || asked === undefined || asked === employee))
      client.setQueryData<Running>(queryKey, { data: change(page.data) })
  }
}

/** Shows an entry's present state in every list with it. */
export function showEntry(client: QueryClient, entry: TimeEntry) {
  // The server's entry replaces the expected one.
  const isReal = entry.end === null && !isExpected(entry)

  inEachList(client, (page, asked) => {
    const shown = isReal
      ? page.data.filter(isExpected).reduce((rest, { id }) => withoutEntry(rest, id), page)
      : page
    return mergeEntry(shown, entry, asked)
  })

  inRunning(
    client,
    (now) => (entry.end === null ? entry : now?.id === entry.id ? null : now),
    entry.employee_id,
  )
}

export function hideEntry(client: QueryClient, id: string) {
  inEachList(client, (page) => withoutEntry(page, id))
  inRunning(client, (now) => (now?.id === id ? null : now))
}

/**
 * Stores the present lists and running entry, and returns a function that restores them after a
 * refusal.
 */
export function keepEntries(client: QueryClient): () => void {
  const before = [...client.getQueriesData(lists), ...client.getQueriesData(running)]
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data)
  }
}

/** Cancels reads in progress, which would overwrite a change shown before its answer. */
export const pauseReads = (client: QueryClient) =>
  Promise.all([client.cancelQueries(lists), client.cancelQueries(running)])

/** Updates the lists when other tabs and devices change entries; the frame calls it once. */
export function useLiveEntries() {
  const client = useQueryClient()

  useEffect(() => {
    return onLive('TimeEntryUpdated', ({ entry }) => showEntry(client, entry))
  }, [client])
}
