import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { subdomainEvents } from '@workledger/contracts/workspaces/workspaces.events'
import type { Decider } from '../kernel/decider'

export type SubdomainEvent = AnyEventOf<typeof subdomainEvents>

/**
 * Keeps a subdomain unique to one workspace: stream `subdomain-{subdomain}` in the system
 * workspace.
 */
export const subdomainDecider: Decider<
  { workspace_id: string | null },
  { type: 'reserve' | 'release'; workspace_id: string },
  SubdomainEvent
> = {
  category: 'subdomain',
  initial: { workspace_id: null },
  decide(state, { type, workspace_id }) {
    if (type === 'release')
      return state.workspace_id === workspace_id
        ? [{ type: 'SubdomainReleased', data: { workspace_id } }]
        : []

    if (state.workspace_id === workspace_id) return []

    return state.workspace_id
      ? refuse('workspace.subdomain_taken', { field: 'subdomain' })
      : [{ type: 'SubdomainReserved', data: { workspace_id } }]
  },
  evolve: (_, event) => ({
    workspace_id: event.type === 'SubdomainReserved' ? event.data.workspace_id : null,
  }),
}
