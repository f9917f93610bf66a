import { useQueryClient } from '@tanstack/react-query'
import { onLive } from '@workledger/kit/net/live'
import { useEffect } from 'react'
import { resources } from '../registry'
import type { ResourceOf } from './command'

/** Refreshes lists when the server reports a change of their data. */
export function useLiveLists() {
  const client = useQueryClient()

  useEffect(() => {
    return onLive('changed', ({ resources: changed }) => {
      const stale = staleResources(changed)
      void client.invalidateQueries({ predicate: ({ queryKey }) => stale.has(String(queryKey[0])) })
    })
  }, [client])
}

/** Returns the console's lists that show the changed areas or lists. */
export const staleResources = (
  changed: readonly string[],
  all: Record<string, ResourceOf> = resources,
) =>
  new Set(
    Object.entries(all).flatMap(([name, { areas }]) =>
      changed.includes(name) || areas.some((area) => changed.includes(area)) ? [name] : [],
    ),
  )
