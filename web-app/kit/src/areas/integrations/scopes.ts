import type { ApiToken } from '@workledger/contracts/integrations/integrations.lists'
import {
  approvalAreas,
  GRANTS_NEEDED,
  isApproval,
  scopeAreas,
  type TokenScope,
  tokenScopes,
} from '@workledger/contracts/kernel/token-scopes'

export const scopeWays = ['read', 'write', 'approve'] as const
export type ScopeWay = (typeof scopeWays)[number]
export type ScopeArea = (typeof scopeAreas)[number]

const scopeNames: ReadonlySet<string> = new Set(tokenScopes)

/** Returns the scope of an area; undefined if there is none of that way. */
export function scopeOf(area: ScopeArea, way: ScopeWay): TokenScope | undefined {
  const scope = `${area}:${way}`
  return scopeNames.has(scope) ? (scope as TokenScope) : undefined
}

/** Returns the scopes of all areas of one way. */
export const scopesOfWay = (way: ScopeWay): readonly TokenScope[] =>
  (way === 'approve' ? approvalAreas : scopeAreas).flatMap((area) => scopeOf(area, way) ?? [])

/** Returns the scopes with some added or removed: writing comes with reading, and goes with it. */
export function withScopes(
  held: readonly TokenScope[],
  scopes: readonly TokenScope[],
  on: boolean,
): TokenScope[] {
  const next = new Set<string>(held)

  for (const scope of scopes) {
    if (on) next.add(scope)
    else next.delete(scope)

    if (on && scope.endsWith(':write')) next.add(scope.replace(/write$/, 'read'))
    if (!on && scope.endsWith(':read')) next.delete(scope.replace(/read$/, 'write'))
  }

  return tokenScopes.filter((scope) => next.has(scope))
}

/** Returns the scopes without those that another includes. */
export const shortest = (scopes: readonly TokenScope[]): TokenScope[] =>
  scopes.filter(
    (scope) =>
      !scope.endsWith(':read') || !scopes.includes(scope.replace(/read$/, 'write') as TokenScope),
  )

/** Returns the scopes of an active token that wait for admins. */
export const waitingScopes = ({
  state,
  scopes,
  grants,
}: Pick<ApiToken, 'state' | 'scopes' | 'grants'>): readonly string[] =>
  state === 'active'
    ? scopes.filter((scope) => isApproval(scope) && (grants[scope]?.length ?? 0) < GRANTS_NEEDED)
    : []
