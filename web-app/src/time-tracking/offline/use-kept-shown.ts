import { type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useEffect } from 'react'
import { showEntry } from '../entry-cache'
import { type Kept, keptOf } from './outbox'
import { useWaiting } from './waiting'

const lists = [timeTrackingApi.timeEntries, timeTrackingApi.runningTimer].map(({ name }) => name)

/** A read of entries that has just been answered: it does not know what this device keeps. */
const isAnswered = (event: QueryCacheNotifyEvent) =>
  event.type === 'updated' &&
  event.action.type === 'success' &&
  !event.action.manual &&
  lists.includes(String(event.query.queryKey[1]))

/** Shows what this device keeps in every list of entries, also after a reload. */
export function useKeptShown(employee: string) {
  const client = useQueryClient()
  const numbers = useWaiting(employee)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers tell of a change
  useEffect(() => {
    let kept: readonly Kept[] = []
    let ended = false

    const show = () => {
      for (const { shown, refusal } of kept) if (shown && refusal === null) showEntry(client, shown)
    }

    void keptOf(employee).then((all) => {
      if (ended) return
      kept = all
      show()
    })

    // In the same step as the answer, so that no screen shows it alone.
    const stop = client.getQueryCache().subscribe((event) => isAnswered(event) && show())

    return () => {
      ended = true
      stop()
    }
  }, [client, employee, numbers])
}
