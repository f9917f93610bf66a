import type { Endpoint } from './endpoint'
import { why } from './own-gain'
import type { TokenRule } from './token-rule'

/** The rules of an area's calls for API tokens. Names are those of its calls. */
export interface AreaTokens {
  /** `all` calls, or all that `writes`, except those that another rule names. */
  readonly never?: 'all' | 'writes' | readonly string[]
  readonly any?: readonly string[]
  readonly approve?: readonly string[]
  readonly export?: readonly string[]
  /**
   * Events that no request by a token may append, or `Event.field` for those with that field. They
   * hold the rule where a call has several effects.
   */
  readonly events?: readonly string[]
}

/** Areas with the scopes `{area}:read` and `{area}:write`. */
export const scopeAreas = [
  'workspaces',
  'structure',
  'people',
  'employment',
  'documents',
  'checklists',
  'custom-fields',
  'attendance',
  'time-tracking',
  'working-time',
  'leave',
  'calendar',
  'biometrics',
  'expenses',
  'payroll',
  'payments',
  'clients',
  'projects',
  'invoicing',
  'recruiting',
  'surveys',
  'reports',
  'privacy',
  'audit',
  'samples',
  'watch',
  'billing',
  'operations',
  'inbox',
] as const

/** Areas of which a token can only read. */
export const readOnlyAreas = [
  'workspaces',
  'payments',
  'privacy',
  'audit',
  'samples',
  'watch',
  'billing',
  'operations',
] as const

/** Areas with a scope `{area}:approve`. */
export const approvalAreas = [
  'attendance',
  'time-tracking',
  'leave',
  'expenses',
  'payroll',
  'payments',
  'privacy',
] as const

/** Exports with account numbers, and of the whole company. */
export const EXPORT_SCOPE = 'export'

/** The company's directory, which adds people and ends their access by SCIM. */
export const PROVISION_SCOPE = 'scim'

export type TokenScope =
  | `${(typeof scopeAreas)[number]}:read`
  | `${Exclude<(typeof scopeAreas)[number], (typeof readOnlyAreas)[number]>}:write`
  | `${(typeof approvalAreas)[number]}:approve`
  | typeof EXPORT_SCOPE
  | typeof PROVISION_SCOPE

const onlyRead: ReadonlySet<string> = new Set(readOnlyAreas)

export const tokenScopes: readonly TokenScope[] = [
  ...scopeAreas.flatMap((area) => [
    `${area}:read` as const,
    ...(onlyRead.has(area) ? [] : [`${area}:write` as TokenScope]),
  ]),
  ...approvalAreas.map((area) => `${area}:approve` as const),
  EXPORT_SCOPE,
  PROVISION_SCOPE,
]

/** How many admins grant a scope to approve before it counts. */
export const GRANTS_NEEDED = 2

/** Returns whether two admins must grant the scope before it counts. */
export const isApproval = (scope: string) => scope.endsWith(':approve')

/** Returns the rule that an area declares for one of its calls. */
export function tokenRuleOf(
  { never, any = [], approve = [], export: exported = [] }: AreaTokens,
  call: Endpoint,
): TokenRule | undefined {
  if (any.includes(call.name)) return 'any'
  if (approve.includes(call.name)) return 'approve'
  if (exported.includes(call.name)) return 'export'
  const barred = never === 'all' || (never === 'writes' ? !reads(call) : never?.includes(call.name))

  return barred ? 'never' : undefined
}

/** Returns the scope that a call needs; `any` for every token, `never` for none. */
export function scopeOfCall(call: Endpoint): string {
  const { area, tokens, who } = call
  // A token is no person who could hold a key, sign up, or run the installation.
  if (tokens === 'never' || who === 'operator' || who === 'key' || who === 'public') return 'never'
  if (tokens === 'any') return 'any'
  if (tokens === 'export') return EXPORT_SCOPE
  if (tokens === 'approve') return `${area}:approve`

  return `${area}:${reads(call) ? 'read' : 'write'}`
}

/** Returns whether scopes cover what a call needs. Writing includes reading. */
export const covers = (scopes: readonly string[], needed: string) =>
  needed === 'any' ||
  scopes.includes(needed) ||
  (needed.endsWith(':read') && scopes.includes(needed.replace(/read$/, 'write')))

/** Some calls read by POST: reports take their filters in a body. */
const reads = ({ method, acts, who, gain }: Endpoint) =>
  (method === 'GET' && !acts) || who === 'scoped' || (gain?.of === 'none' && gain.why === why.reads)
