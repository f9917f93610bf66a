import { CodedError } from '@workledger/contracts/kernel/errors'
import { ADMIN_ROLE, NEWCOMER_ROLE } from '@workledger/contracts/kernel/permissions'
import { provisionedGroupEvents as g } from '@workledger/contracts/provisioning/provisioning.events'
import { directoryDecider } from '@workledger/domain/people/directory'
import { employeeDecider } from '@workledger/domain/people/employee'
import {
  effectiveMapping,
  provisionedGroupDecider,
} from '@workledger/domain/provisioning/provisioned-group'
import { referencesDecider } from '@workledger/domain/references/references'
import { structureDecider } from '@workledger/domain/structure/structure'
import { groupsOfPeople } from '@workledger/projections/provisioning/provisioning.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

interface OfGroup {
  workspace: string
  data: { group_id: string }
  meta: { occurred_at: string }
}

/** What a person's groups give them now, and the role that a group no longer gives. */
interface Rights {
  readonly roles: readonly string[]
  readonly department: string | undefined
  readonly lost: string | undefined
}

/**
 * Gives members of groups the role and the department that admins chose for these groups. Of several
 * roles it is the one with the most permissions.
 */
async function settle(event: OfGroup, people: readonly string[], context: ProcessContext) {
  if (people.length === 0) return
  const { workspace } = event
  const before = effectiveMapping(await context.before(provisionedGroupDecider))
  const lost = before?.target === 'role' ? before.target_id : undefined
  const groups = await context.ask((db) => groupsOfPeople(db, workspace, people))
  const counting = groups.filter(({ target, waits }) => target !== null && !waits)

  for (const id of people) {
    const own = counting.filter(({ members }) => members.includes(id))
    const targets = (kind: string) =>
      own.flatMap(({ target, target_id }) => (target === kind && target_id ? [target_id] : []))

    const rights = { roles: targets('role'), department: targets('department')[0], lost }
    // A refusal keeps what the person has, such as the role of the last administrator.
    await give(event, id, rights, context).catch((error) => {
      if (!(error instanceof CodedError)) throw error
    })
  }
}

async function give(
  { workspace, meta }: OfGroup,
  employee_id: string,
  { roles, department, lost }: Rights,
  context: ProcessContext,
) {
  const employee = await context.state(employeeDecider, employee_id)
  if (employee.status !== 'active') return
  const { record } = employee
  const known = (await context.state(structureDecider, workspace)).roles
  const size = (id: string) => known[id]?.permissions.length ?? -1
  const best = [...roles].filter((id) => known[id]).sort((a, b) => size(b) - size(a))[0]
  const newcomers = Object.keys(known).find((id) => known[id]?.name === NEWCOMER_ROLE)
  const role_id = best ?? (record.role_id === lost ? newcomers : undefined)

  const job = {
    ...(role_id && role_id !== record.role_id && { role_id }),
    ...(department && department !== record.department_id && { department_id: department }),
  }

  if (Object.keys(job).length === 0) return
  const source = { type: 'claim', source: 'employee', source_ids: [employee_id] } as const

  if (job.role_id && known[record.role_id]?.name === ADMIN_ROLE)
    await context.run(
      directoryDecider,
      workspace,
      { type: 'claim', claims: [{ employee_id, kind: 'resignation' }] },
      { step: `resignation ${employee_id}` },
    )

  for (const [kind, target_id] of [
    ['role', job.role_id],
    ['department', job.department_id],
  ] as const)
    if (target_id)
      await context.run(
        referencesDecider,
        target_id,
        { ...source, kind, target_id },
        { step: `${kind} of ${employee_id}` },
      )

  const effective_on = meta.occurred_at.slice(0, 10)
  await context.run(employeeDecider, employee_id, {
    ...job,
    type: 'change-job',
    employee_id,
    effective_on,
  })
}

/** Returns the members of the event's group. */
async function membersOf({ data }: OfGroup, context: ProcessContext): Promise<readonly string[]> {
  const group = await context.state(provisionedGroupDecider, data.group_id)
  return group.status === 'active' ? group.members : []
}

const settleMembers = async (event: OfGroup, context: ProcessContext) =>
  settle(event, await membersOf(event, context), context)

export const groupRightsProcesses: readonly Process[] = [
  process({
    name: 'what changed members of a group get',
    on: g.ProvisionedGroupMembersChanged,
    async react(event, context) {
      await settle(event, [...event.data.added, ...event.data.removed], context)
    },
  }),
  process({
    name: 'what members of a mapped group get',
    on: g.GroupMapped,
    when: ({ waits }) => !waits,
    react: settleMembers,
  }),
  process({
    name: 'what members of a confirmed group get',
    on: g.GroupMappingConfirmed,
    react: settleMembers,
  }),
  process({
    name: 'what members of a removed group keep',
    on: g.GroupUnprovisioned,
    async react(event, context) {
      const before = await context.before(provisionedGroupDecider)
      await settle(event, before.status === 'active' ? before.members : [], context)
    },
  }),
]
