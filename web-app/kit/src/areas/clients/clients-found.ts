import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { useNeeded } from '../../net/use-deferred-ids'

export interface FoundClient {
  readonly id: string
  readonly name: string
}

/** Finds the first clients, by name, that match the typed text. */
export function useClientsFound(q: string, enabled = true) {
  const { workspace } = useMember()
  const asked = { per_page: 20, ...(q && { q }) }

  const found = useQuery({
    ...query(clientsApi.clients, { params: { ws: workspace.id }, query: asked }),
    placeholderData: keepPreviousData,
    enabled,
  })

  const clients: readonly FoundClient[] = found.data?.data ?? []

  return { clients, loading: found.isFetching, none: q === '' && found.data?.data.length === 0 }
}

/** Finds clients by id; undefined while unknown. */
export function useClientsById(ids: readonly string[]): readonly (FoundClient | undefined)[] {
  const { workspace } = useMember()

  const found = useQueries({
    queries: ids.map((id) => ({
      ...query(clientsApi.client, { params: { ws: workspace.id, id } }),
      retry: false,
    })),
  })

  return found.map(({ data }) => data?.data)
}

/** Names of the clients in a history. */
export function useClientNames() {
  const [ids, need] = useNeeded()
  const known = useClientsById(ids)

  return (id: unknown) => {
    if (typeof id !== 'string') return undefined
    need(id)
    return known[ids.indexOf(id)]?.name
  }
}
