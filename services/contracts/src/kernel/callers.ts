import type { Endpoint, Who } from './endpoint'
import { administers, audits, onlyAudits } from './permissions'

/** The employee in a path, as the caller sees them. */
export interface Concerned {
  self: boolean
  /** Direct manager or time-off manager. */
  manages: boolean
  /** Decides leaves for one of the two, who is away. */
  standsIn?: boolean
  /** Decides a step of one of their requests; see `steps` of a call. */
  decidesStep?: boolean
}

/**
 * Returns whether a member with these permissions may make a call. The server decides by it, and
 * the apps hide calls that would be refused.
 */
export function mayCall(
  {
    who,
    method,
    permission,
    acts,
    ofCompany,
    steps,
  }: Pick<Endpoint, 'who' | 'method' | 'permission' | 'acts' | 'ofCompany' | 'steps'>,
  permissions: readonly string[],
  concerned?: Concerned,
): boolean {
  const admin = administers(permissions, permission)
  const reads = method === 'GET' && !acts && audits(permissions)
  const decidesStep = !!steps && !!concerned?.decidesStep
  const has = (one: string) => permissions.includes(one)
  // Auditors change nothing of the company, even as managers or members of a project.
  const bystander = method !== 'GET' && onlyAudits(permissions)

  const rules: Record<Exclude<Who, 'operator'>, () => boolean> = {
    public: () => true,
    key: () => true,
    user: () => true,
    member: () => !(ofCompany && bystander),
    'own-time': () => true,
    scoped: () => true,
    // A stand-in reads what decisions on leave need, and nothing else.
    self: () =>
      admin ||
      reads ||
      !!concerned?.self ||
      decidesStep ||
      (method === 'GET' &&
        (!!concerned?.manages || (!!concerned?.standsIn && permission === 'manage_time_off'))),
    payee: () => admin || reads || !!concerned?.self,
    // An admin's own request may be decided if no other person could; the area's decider refuses
    // other cases.
    approver: () =>
      admin ||
      (!bystander &&
        (decidesStep ||
          !!concerned?.manages ||
          (!!concerned?.standsIn && permission === 'manage_time_off'))),
    // A manager writes contracts of people whose contracts they read.
    contract: () => has('edit_company') || (has('edit_manager') && !!concerned?.manages),
    edit_company: () => reads || has('edit_company'),
    admin: () => admin || reads,
    // Admins, who are audited, may read the audit but write nothing there.
    auditor: () => has('view_audit') || (method === 'GET' && admin),
  }

  // An address identifies operators, not a role.
  return who !== 'operator' && rules[who]()
}
