import { QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, CallOf } from '@workledger/contracts/kernel/endpoint'
import { useCallback, useRef } from 'react'
import { type AnyEndpoint, ApiError, call, newKey } from './client'

type Args<E> = {} extends CallOf<E> ? [request?: CallOf<E>] : [request: CallOf<E>]

/** Query options of one call; the key is [area, name, request], so that areas and calls can be refreshed by themselves. */
export const query = <E extends AnyEndpoint>(endpoint: E, ...[request]: Args<E>) =>
  queryOptions<AnswerOf<E>, ApiError>({
    queryKey: [endpoint.area, endpoint.name, request ?? {}],
    queryFn: ({ signal }) => (call as (e: E, r: unknown, o: object) => Promise<AnswerOf<E>>)(endpoint, request, { signal }),
  })

export const keyOf = (endpoint: AnyEndpoint) => [endpoint.area, endpoint.name] as const

export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
      mutations: {
        retry: (count, error) => count < 2 && error instanceof ApiError && error.unknownOutcome,
        retryDelay: (count) => 600 * 2 ** count,
      },
    },
  })

interface CommandOptions<E extends AnyEndpoint> {
  /** Lists and records that this command changes; each is read again once it is done. */
  invalidates?: readonly AnyEndpoint[]
  onDone?: (answer: AnswerOf<E>, request: CallOf<E>) => void
  onError?: (error: ApiError, request: CallOf<E>) => void
}

/**
 * A command. `send(request)` resolves with the answer or rejects with ApiError; `run(request)` leaves the outcome to
 * `onDone`, `onError` and `error`. One Idempotency-Key belongs to one action and is kept while its outcome is unknown,
 * so pressing the button again after a lost connection cannot do it twice.
 */
export function useCommand<E extends AnyEndpoint>(endpoint: E, options: CommandOptions<E> = {}) {
  const client = useQueryClient()
  const pending = useRef<{ request: string; key: string } | null>(null)
  const mutation = useMutation<AnswerOf<E>, ApiError, { request: CallOf<E>; key: string }>({
    mutationFn: ({ request, key }) => (call as (e: E, r: unknown, o: object) => Promise<AnswerOf<E>>)(endpoint, request, { key }),
    onSuccess: async (answer, { request }) => {
      pending.current = null
      await Promise.all((options.invalidates ?? []).map((each) => client.invalidateQueries({ queryKey: keyOf(each) })))
      options.onDone?.(answer, request)
    },
    onError: (error, { request }) => {
      if (!error.unknownOutcome) pending.current = null
      options.onError?.(error, request)
    },
  })
  const { mutateAsync } = mutation
  const send = useCallback(
    (request: CallOf<E>) => {
      const text = JSON.stringify(request, (_, value) => (value instanceof File ? [value.name, value.size, value.lastModified] : value))
      if (pending.current?.request !== text) pending.current = { request: text, key: newKey() }
      return mutateAsync({ request, key: pending.current.key })
    },
    [mutateAsync],
  )
  const run = useCallback((request: CallOf<E>) => void send(request).catch(() => {}), [send])
  return { send, run, busy: mutation.isPending, error: mutation.error, reset: mutation.reset }
}
