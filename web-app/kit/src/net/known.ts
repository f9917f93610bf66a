import { type UseQueryOptions, useQueries } from '@tanstack/react-query'

/**
 * Returns whether all of the queries have an answer or have failed, so that what is above a page's
 * content has its height.
 */
export function useKnown(queries: readonly UseQueryOptions<any, any, any, any>[]): boolean {
  return useQueries({
    queries,
    combine: (results) => results.every(({ isPending }) => !isPending),
  })
}
