import type { Endpoint, Who } from './endpoint'
import { administers, audits } from './permissions'

/** The employee that a path names, as the caller sees them. */
export interface Concerned {
  self: boolean
  /** Direct manager or time-off manager. */
  manages: boolean
  /** Decides leaves in place of one of the two, who is away. */
  standsIn?: boolean
}

/** Whether a member with these permissions may make a call. The server decides by it, and the apps offer by it what will not be refused. */
export function mayCall(
  { who, method, permission, acts }: Pick<Endpoint, 'who' | 'method' | 'permission' | 'acts'>,
  permissions: readonly string[],
  concerned?: Concerned,
): boolean {
  const admin = administers(permissions, permission)
  const reads = method === 'GET' && !acts && audits(permissions)
  const has = (one: string) => permissions.includes(one)
  const rules: Record<Exclude<Who, 'operator'>, () => boolean> = {
    public: () => true,
    key: () => true,
    user: () => true,
    member: () => true,
    'own-time': () => true,
    scoped: () => true,
    // A stand-in reads about leave what there is to decide, and nothing else.
    self: () =>
      admin ||
      reads ||
      !!concerned?.self ||
      (method === 'GET' && (!!concerned?.manages || (!!concerned?.standsIn && permission === 'manage_time_off'))),
    payee: () => admin || reads || !!concerned?.self,
    // One's own request: an admin's may be decided where nobody else could; the area's decider refuses the rest.
    approver: () => admin || !!concerned?.manages || (!!concerned?.standsIn && permission === 'manage_time_off'),
    contract: () => has('edit_company') || has('edit_manager'),
    edit_company: () => reads || has('edit_company'),
    admin: () => admin || reads,
    auditor: () => admin || has('view_audit'),
  }
  // Operators are known by their address, not by a role.
  return who !== 'operator' && rules[who]()
}
