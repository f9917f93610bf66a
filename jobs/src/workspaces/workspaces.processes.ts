import { FIRST_OID_PATTERN, oidParts, seriesOid } from '@workledger/contracts/kernel/employee-ids'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import {
  subdomainEvents,
  workspaceEvents,
} from '@workledger/contracts/workspaces/workspaces.events'
import { userDecider } from '@workledger/domain/access/user'
import { leaveRulesDecider } from '@workledger/domain/leave/leave-rules'
import { directoryDecider } from '@workledger/domain/people/directory'
import { employeeDecider } from '@workledger/domain/people/employee'
import { referencesDecider } from '@workledger/domain/references/references'
import { structureDecider } from '@workledger/domain/structure/structure'
import { startingLeaveRules, startingStructure } from '@workledger/domain/workspaces/starting-kit'
import { subdomainDecider } from '@workledger/domain/workspaces/subdomain'
import { type WorkspaceState, workspaceDecider } from '@workledger/domain/workspaces/workspace'
import { type Expectation, expectation, type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

export const workspaceProcesses: readonly Process[] = [
  process({
    name: 'starting kit of a workspace',
    on: workspaceEvents.WorkspaceCreated,
    /**
     * Adds the main office, roles, departments, designations, leave types, a policy, and the
     * creator as administrator.
     */
    async react({ data: { workspace_id, locale, timezone, country, created_by } }, context) {
      const newId = (of: string) => context.newId(of)
      const user = await context.state(userDecider, created_by, SYSTEM_WORKSPACE)
      if (user.status === 'none' || !user.email) throw new Error(`${created_by} has no account.`)
      const structure = startingStructure(newId, { locale, timezone, country })
      const leave = startingLeaveRules(newId, { workspace_id, locale })
      const employee_id = newId('creator')

      await context.run(structureDecider, workspace_id, {
        type: 'found',
        workspace_id,
        ...structure,
      })

      await context.run(leaveRulesDecider, workspace_id, { type: 'found', ...leave })
      const oid = seriesOid(oidParts(FIRST_OID_PATTERN)!, 1)

      await context.run(directoryDecider, workspace_id, {
        type: 'claim',
        claims: [
          { employee_id, kind: 'email', key: context.directoryKey('email', user.email) },
          { employee_id, kind: 'oid', key: context.directoryKey('oid', oid) },
        ],
      })

      const target_id = structure.office.location_id

      const office = {
        kind: 'office',
        target_id,
        source: 'employee',
        source_ids: [employee_id],
      } as const

      await context.run(referencesDecider, target_id, { ...office, type: 'claim' })

      // The membership comes last, so no person can enter a half-made workspace.
      await context.run(employeeDecider, employee_id, {
        type: 'found',
        employee_id,
        user_id: created_by,
        oid,
        first_name: user.first_name,
        last_name: user.last_name,
        email: user.email,
        role_id: structure.roles[0]!.role_id,
        location_id: structure.office.location_id,
        time_off_policy_id: leave.policies[0]!.policy_id,
      })
    },
  }),
  process({
    name: 'former subdomain of a workspace',
    on: workspaceEvents.WorkspaceProfileChanged,
    when: ({ subdomain }) => subdomain !== undefined,
    async react({ data: { workspace_id } }, context) {
      const before = subdomainOf(await context.before(workspaceDecider))
      const now = subdomainOf(await context.state(workspaceDecider, workspace_id))

      // After a change away and back, the present name was still reserved, so it is reserved again.
      if (now)
        await context.run(
          subdomainDecider,
          now,
          { type: 'reserve', workspace_id },
          { workspace: SYSTEM_WORKSPACE },
        )

      if (before && before !== now) await release(before, workspace_id, context)
    },
  }),
]

export const workspaceExpectations: readonly Expectation[] = [
  expectation({
    name: 'workspace of a reserved subdomain',
    on: subdomainEvents.SubdomainReserved,
    followedBy: [workspaceEvents.WorkspaceProfileChanged],
    key: ({ workspace_id }) => workspace_id as string,
    async otherwise({ stream, data: { workspace_id } }, context) {
      const reserved = stream.slice(`${subdomainDecider.category}-`.length)
      const now = subdomainOf(await context.state(workspaceDecider, workspace_id, workspace_id))
      if (now !== reserved) await release(reserved, workspace_id, context)
    },
  }),
]

const subdomainOf = (state: WorkspaceState) =>
  state.status === 'open' ? (state.profile.subdomain as string | null) : null

const release = (subdomain: string, workspace_id: string, context: ProcessContext) =>
  context.run(
    subdomainDecider,
    subdomain,
    { type: 'release', workspace_id },
    { workspace: SYSTEM_WORKSPACE },
  )
