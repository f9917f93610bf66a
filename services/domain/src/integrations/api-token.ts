import type { apiTokenEvents } from '@workledger/contracts/integrations/integrations.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { GRANTS_NEEDED, isApproval } from '@workledger/contracts/kernel/token-scopes'
import type { Decider } from '../kernel/decider'

export type ApiTokenEvent = AnyEventOf<typeof apiTokenEvents>
type Made = Extract<ApiTokenEvent, { type: 'ApiTokenMade' }>['data']

export type ApiTokenState =
  | { status: 'none' }
  | {
      status: 'active'
      scopes: readonly string[]
      expires_at: string
      /** Users who granted a scope, by scope. */
      grants: Readonly<Record<string, readonly string[]>>
    }
  | { status: 'revoked' }

export type ApiTokenCommand =
  /** `admin`: the holder is one, so their wish is the first grant of each scope to approve. */
  | ({ type: 'make'; admin: boolean } & Made)
  /** `by`: all people behind the session; one of them must not have granted it before. */
  | { type: 'grant'; token_id: string; scope: string; by: readonly string[]; now: string }
  | { type: 'withdraw'; token_id: string; scope: string }
  | { type: 'revoke'; token_id: string }

/** An API token of a person or a service account: stream `api-token-{id}`. */
export const apiTokenDecider: Decider<ApiTokenState, ApiTokenCommand, ApiTokenEvent> = {
  category: 'api-token',
  initial: { status: 'none' },
  decide(state, command) {
    if (command.type === 'make') {
      if (state.status !== 'none') return refuse('state.conflict')
      const { type: _, admin, ...data } = command
      const { token_id, holder_id: granted_by } = data

      return [
        { type: 'ApiTokenMade', data },
        ...data.scopes
          .filter((scope) => admin && isApproval(scope))
          .map((scope) => ({
            type: 'ApiTokenScopeGranted' as const,
            data: { token_id, scope, granted_by },
          })),
      ]
    }

    if (state.status === 'none') return refuse('not_found')
    const { token_id } = command

    switch (command.type) {
      case 'revoke':
        return state.status === 'revoked' ? [] : [{ type: 'ApiTokenRevoked', data: { token_id } }]

      case 'grant': {
        const { scope, by, now } = command
        if (state.status === 'revoked' || state.expires_at <= now) return refuse('token.ended')

        if (!isApproval(scope) || !state.scopes.includes(scope))
          return refuse('token.scope_absent', { field: 'scope' })

        const granted = state.grants[scope] ?? []
        if (granted.length >= GRANTS_NEEDED) return []
        if (by.some((user) => granted.includes(user))) return refuse('token.granted')

        return [{ type: 'ApiTokenScopeGranted', data: { token_id, scope, granted_by: by[0]! } }]
      }

      case 'withdraw': {
        const { scope } = command
        if (state.status === 'revoked') return []
        if (!(state.grants[scope]?.length ?? 0)) return refuse('token.scope_absent')

        return [{ type: 'ApiTokenScopeWithdrawn', data: { token_id, scope } }]
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ApiTokenMade': {
        const { scopes, expires_at } = event.data
        return { status: 'active', scopes, expires_at, grants: {} }
      }

      case 'ApiTokenScopeGranted':
        return granted(state, event.data.scope, (users) => [...users, event.data.granted_by])

      case 'ApiTokenScopeWithdrawn':
        return granted(state, event.data.scope, () => [])

      case 'ApiTokenRevoked':
        return { status: 'revoked' }
      default:
        return event satisfies never
    }
  },
}

function granted(
  state: ApiTokenState,
  scope: string,
  users: (before: readonly string[]) => readonly string[],
): ApiTokenState {
  if (state.status !== 'active') return state
  return { ...state, grants: { ...state.grants, [scope]: users(state.grants[scope] ?? []) } }
}
