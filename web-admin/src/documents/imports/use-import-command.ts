import { useQueryClient } from '@tanstack/react-query'
import { documentImportsApi } from '@workledger/contracts/documents/document-imports.api'
import { mayCall } from '@workledger/contracts/kernel/callers'
import type { AnswerOf, ScreenCallOf } from '@workledger/contracts/kernel/endpoint'
import { call } from '@workledger/kit/net/client'
import { useSending } from '@workledger/kit/net/command'
import { useCurrent } from '@workledger/kit/net/current'
import { readAgain } from '@workledger/kit/net/read-again'
import { changesRow } from '@workledger/kit/net/told'
import { staleResources } from '../../kit/live-lists'

type ImportCall =
  | typeof documentImportsApi.importDocuments
  | typeof documentImportsApi.undoDocumentImport

/** Areas whose calls and lists are refreshed. */
const CHANGED = ['documents', 'people', 'audit']

/** An import or its undo may take minutes. */
const PATIENCE = 600_000

/**
 * A command of these pages alone. It is not in the console's registry, so that the console's first
 * load stays small.
 */
export function useImportCommand<E extends ImportCall>(
  endpoint: E,
  onDone: (answer: AnswerOf<E>) => void,
) {
  const client = useQueryClient()
  const send = call as (e: E, request: unknown, options: object) => Promise<AnswerOf<E>>

  return useSending<ScreenCallOf<E>, AnswerOf<E>>({
    send: (request, key) => send(endpoint, request, { key, timeout: PATIENCE }),
    readAgain: () => {
      const changed = new Set<string>([...CHANGED, ...staleResources(CHANGED)])
      return readAgain(client, { predicate: ({ queryKey }) => changed.has(String(queryKey[0])) })
    },
    onDone,
    again: changesRow(endpoint),
  })
}

/** Returns whether the person may import documents and undo an import. */
export function useMayImport(): boolean {
  const held = useCurrent().employee?.role?.permissions
  return mayCall(documentImportsApi.importDocuments, held ?? [])
}
