import { useQuery } from '@tanstack/react-query'
import { operationsApi, type rateSpans } from '@workledger/contracts/operations/operations.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'

export type Span = (typeof rateSpans)[number]

/** Milliseconds between two requests while the page is visible. */
const LIVE = 2_000

export function useWorkspaceOperations() {
  const { workspace } = useMember()
  return useQuery({
    ...query(operationsApi.workspaceOperations, { params: { ws: workspace.id } }),
    refetchInterval: LIVE,
  })
}

export const useInstallation = (span: Span, enabled: boolean) =>
  useQuery({
    ...query(operationsApi.installation, { query: { span } }),
    refetchInterval: LIVE,
    enabled,
  })

/** The calls that are refreshed after a repair. */
export const watched = [operationsApi.workspaceOperations, operationsApi.installation] as const
