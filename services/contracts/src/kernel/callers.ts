import type { Endpoint, Who } from './endpoint'
import { administers, audits, onlyAudits } from './permissions'

/** The employee that a path names, as the caller sees them. */
export interface Concerned {
  self: boolean
  /** Direct manager or time-off manager. */
  manages: boolean
  /** Decides leaves in place of one of the two, who is away. */
  standsIn?: boolean
}

/**
 * Whether a member with these permissions may make a call. The server decides by it, and the apps
 * offer by it what will not be refused.
 */
export function mayCall(
  {
    who,
    method,
    permission,
    acts,
    ofCompany,
  }: Pick<Endpoint, 'who' | 'method' | 'permission' | 'acts' | 'ofCompany'>,
  permissions: readonly string[],
  concerned?: Concerned,
): boolean {
  const admin = administers(permissions, permission)
  const reads = method === 'GET' && !acts && audits(permissions)
  const has = (one: string) => permissions.includes(one)
  // Auditors change nothing of the company, also not as a manager or a member of a project.
  const bystander = method !== 'GET' && onlyAudits(permissions)

  const rules: Record<Exclude<Who, 'operator'>, () => boolean> = {
    public: () => true,
    key: () => true,
    user: () => true,
    member: () => !(ofCompany && bystander),
    'own-time': () => true,
    scoped: () => true,
    // A stand-in reads about leave what there is to decide, and nothing else.
    self: () =>
      admin ||
      reads ||
      !!concerned?.self ||
      (method === 'GET' &&
        (!!concerned?.manages || (!!concerned?.standsIn && permission === 'manage_time_off'))),
    payee: () => admin || reads || !!concerned?.self,
    // One's own request: an admin's may be decided where nobody else could; the area's decider
    // refuses the rest.
    approver: () =>
      admin ||
      (!bystander &&
        (!!concerned?.manages || (!!concerned?.standsIn && permission === 'manage_time_off'))),
    // A manager writes contracts of people whose contracts they read.
    contract: () => has('edit_company') || (has('edit_manager') && !!concerned?.manages),
    edit_company: () => reads || has('edit_company'),
    admin: () => admin || reads,
    // Who is audited reads the audit, and writes nothing there.
    auditor: () => has('view_audit') || (method === 'GET' && admin),
  }

  // Operators are known by their address, not by a role.
  return who !== 'operator' && rules[who]()
}
