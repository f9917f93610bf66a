import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { type TimeEntry, timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useEffect } from 'react'
import { onLive } from '../kit/live'
import { keyOf } from '../kit/query'
import { mergeEntry, withoutEntry } from './entries'

type Page = AnswerOf<typeof timeTrackingApi.timeEntries>
const lists = { queryKey: keyOf(timeTrackingApi.timeEntries) }

function inEachList(client: QueryClient, change: (page: Page, asked: Record<string, never>) => Page) {
  for (const [queryKey, page] of client.getQueriesData<Page>(lists)) {
    const asked = (queryKey[2] as { query?: Record<string, never> } | undefined)?.query ?? {}
    if (page) client.setQueryData<Page>(queryKey, change(page, asked))
  }
}

/** Shows an entry as it is now in every list that holds it. */
export const showEntry = (client: QueryClient, entry: TimeEntry) => inEachList(client, (page, asked) => mergeEntry(page, entry, asked))
export const hideEntry = (client: QueryClient, id: string) => inEachList(client, (page) => withoutEntry(page, id))

/** Keeps the lists in step with what other tabs and devices do; once on the page, by the frame. */
export function useLiveEntries() {
  const client = useQueryClient()
  useEffect(() => onLive('TimeEntryUpdated', ({ entry }) => showEntry(client, entry)), [client])
}
