import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Reads again what a change concerns. A first read that is under way may have begun before the
 * change, and TanStack Query does not repeat it: it is repeated once its answer is here.
 */
export async function readAgain(
  client: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  const begun = client
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined)

  // The caller does not wait for it: a first read may take long.
  if (begun.length > 0)
    void Promise.allSettled(begun.map(({ promise }) => promise)).then(() =>
      client.invalidateQueries({ predicate: (query) => begun.includes(query) }),
    )

  await client.invalidateQueries(filters)
}
