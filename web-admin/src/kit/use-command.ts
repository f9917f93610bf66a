import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '@workledger/kit/net/client'
import { useSending } from '@workledger/kit/net/command'
import { readAgain } from '@workledger/kit/net/read-again'
import { changesRow } from '@workledger/kit/net/told'
import { useCallback } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleProvider } from '../data-provider'
import { type CommandName, type Commands, commands } from '../registry'
import type { Command } from './command'
import { staleResources } from './live-lists'

type CommandInput<N extends CommandName> = Parameters<Commands[N]['run']>[0]
type CommandAnswer<N extends CommandName> = Awaited<ReturnType<Commands[N]['run']>>

interface CommandOptions<N extends CommandName> {
  onDone?: (answer: CommandAnswer<N>, asked: CommandInput<N>) => void
  onError?: (error: ApiError, asked: CommandInput<N>) => void
}

/**
 * A command of the data provider, sent like the kit's commands; the lists it changes are refreshed.
 */
export function useConsoleCommand<N extends CommandName>(
  name: N,
  { onDone, onError }: CommandOptions<N> = {},
) {
  const provider = useDataProvider<ConsoleProvider>()

  const method = provider[name] as unknown as (
    asked: CommandInput<N>,
    options: { key: string; timeout?: number | undefined },
  ) => Promise<CommandAnswer<N>>

  return useSending<CommandInput<N>, CommandAnswer<N>>({
    send: (asked, key) =>
      method(asked, { key, timeout: (commands[name] as Command<unknown, unknown>).timeout }),
    readAgain: useReadAgain(name),
    onDone,
    onError,
    again: changesRow(commands[name].endpoint),
  })
}

/** Refreshes the lists and calls that a command changes. */
export function useReadAgain(name: CommandName) {
  const client = useQueryClient()
  return useCallback(() => {
    const changed = new Set<string>([
      ...commands[name].changes,
      ...staleResources(commands[name].changes),
    ])
    return readAgain(client, {
      predicate: ({ queryKey }) => changed.has(String(queryKey[0])),
    })
  }, [client, name])
}
