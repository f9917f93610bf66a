import { QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, ScreenCallOf } from '@workledger/contracts/kernel/endpoint'
import { type AnyEndpoint, ApiError, call } from './client'
import { useSending } from './command'
import { readAgain } from './read-again'
import { changesRow } from './told'

type Args<E> = {} extends ScreenCallOf<E> ? [request?: ScreenCallOf<E>] : [request: ScreenCallOf<E>]

/**
 * Returns the query options of one call. The key is [area, name, request], so that areas and calls
 * can be refreshed separately.
 */
export const query = <E extends AnyEndpoint>(endpoint: E, ...[request]: Args<E>) =>
  queryOptions<AnswerOf<E>, ApiError>({
    queryKey: [endpoint.area, endpoint.name, request ?? {}],
    queryFn: ({ signal }) =>
      (call as (e: E, r: unknown, o: object) => Promise<AnswerOf<E>>)(endpoint, request, {
        signal,
      }),
  })

export const keyOf = (endpoint: AnyEndpoint) => [endpoint.area, endpoint.name] as const

export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) =>
          count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
      mutations: {
        retry: (count, error) => count < 2 && error instanceof ApiError && error.unknownOutcome,
        retryDelay: (count) => 600 * 2 ** count,
      },
    },
  })

interface CommandOptions<E extends AnyEndpoint> {
  /** Lists and records that this command changes; each is refreshed after it. */
  invalidates?: readonly AnyEndpoint[]
  onDone?: (answer: AnswerOf<E>, request: ScreenCallOf<E>) => void
  onError?: (error: ApiError, request: ScreenCallOf<E>) => void
  /** Receives the sent share of an upload, 0 to 1. */
  onProgress?: (share: number) => void
}

/** A command of one documented call, sent as kit/command describes. */
export function useCommand<E extends AnyEndpoint>(
  endpoint: E,
  { invalidates = [], onDone, onError, onProgress }: CommandOptions<E> = {},
) {
  const client = useQueryClient()
  return useSending<ScreenCallOf<E>, AnswerOf<E>>({
    send: (request, key) =>
      (call as (e: E, r: unknown, o: object) => Promise<AnswerOf<E>>)(endpoint, request, {
        key,
        onProgress,
      }),
    readAgain: () =>
      Promise.all(invalidates.map((each) => readAgain(client, { queryKey: keyOf(each) }))),
    onDone,
    onError,
    again: changesRow(endpoint),
  })
}
