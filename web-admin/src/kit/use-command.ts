import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiError, newKey } from '@workledger/web-app/kit/client'
import { useCallback, useRef } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleProvider } from '../data-provider'
import { type CommandName, type Commands, commands } from '../registry'
import type { Command } from './command'
import { staleResources } from './live-lists'

type Asked<N extends CommandName> = Parameters<Commands[N]['run']>[0]
type Answer<N extends CommandName> = Awaited<ReturnType<Commands[N]['run']>>
interface Options<N extends CommandName> {
  onDone?: (answer: Answer<N>, asked: Asked<N>) => void
  onError?: (error: ApiError, asked: Asked<N>) => void
}

/**
 * A command of the data provider. `send` resolves with the answer or rejects with ApiError; `run` leaves the outcome to
 * `onDone` and `onError`. One Idempotency-Key belongs to one action and is kept while its outcome is unknown, so that
 * pressing the button again after a lost connection cannot do it twice. The lists it changes are read again.
 */
export function useConsoleCommand<N extends CommandName>(name: N, { onDone, onError }: Options<N> = {}) {
  const client = useQueryClient()
  const provider = useDataProvider<ConsoleProvider>()
  const pending = useRef<{ asked: string; key: string } | null>(null)
  const method = provider[name] as unknown as (asked: Asked<N>, options: { key: string; timeout?: number }) => Promise<Answer<N>>
  const mutation = useMutation<Answer<N>, ApiError, { asked: Asked<N>; key: string }>({
    mutationFn: ({ asked, key }) => method(asked, { key, timeout: (commands[name] as Command<unknown, unknown>).timeout }),
    onSuccess: async (answer, { asked }) => {
      pending.current = null
      const changed = new Set<string>([...commands[name].changes, ...staleResources(commands[name].changes)])
      await client.invalidateQueries({ predicate: ({ queryKey }) => changed.has(String(queryKey[0])) })
      onDone?.(answer, asked)
    },
    onError: (error, { asked }) => {
      if (!error.unknownOutcome) pending.current = null
      onError?.(error, asked)
    },
  })
  const { mutateAsync } = mutation
  const send = useCallback(
    (asked: Asked<N>) => {
      const text = JSON.stringify(asked, (_, value) => (value instanceof File ? [value.name, value.size, value.lastModified] : value))
      if (pending.current?.asked !== text) pending.current = { asked: text, key: newKey() }
      return mutateAsync({ asked, key: pending.current.key })
    },
    [mutateAsync],
  )
  const run = useCallback((asked: Asked<N>) => void send(asked).catch(() => {}), [send])
  return { send, run, busy: mutation.isPending, error: mutation.error }
}
