import { CodedError } from '@workledger/contracts/kernel/errors'
import { ADMIN_ROLE, NEWCOMER_ROLE } from '@workledger/contracts/kernel/permissions'
import { provisionedGroupEvents as g } from '@workledger/contracts/provisioning/provisioning.events'
import { signOnGroupsEvents as s } from '@workledger/contracts/sso/sso.events'
import { directoryDecider } from '@workledger/domain/people/directory'
import { employeeDecider } from '@workledger/domain/people/employee'
import type { KnownEmployee } from '@workledger/domain/people/employee-state'
import {
  effectiveMapping,
  type ProvisionedGroupState,
  provisionedGroupDecider,
} from '@workledger/domain/provisioning/provisioned-group'
import { referencesDecider } from '@workledger/domain/references/references'
import { signOnGroupsDecider } from '@workledger/domain/sso/sign-on-groups'
import type { Roles } from '@workledger/domain/structure/roles'
import { structureDecider } from '@workledger/domain/structure/structure'
import {
  givingGroupsOf,
  namesOfGroups,
  peopleNamedInto,
} from '@workledger/projections/provisioning/provisioning.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

interface AtTime {
  workspace: string
  meta: { occurred_at: string }
}

interface OfGroup extends AtTime {
  data: { group_id: string }
}

/** What a person's groups give them now, and the roles that a group no longer gives. */
interface Rights {
  readonly roles: readonly string[]
  readonly department: string | undefined
  readonly lost: readonly string[]
}

/**
 * Gives members of groups the role and the department that admins chose for these groups. Of several
 * roles it is the one with the most permissions.
 */
async function settle(
  event: AtTime,
  people: readonly string[],
  lost: readonly string[],
  context: ProcessContext,
) {
  if (people.length === 0) return
  const groups = await context.ask((db) => givingGroupsOf(db, event.workspace, people))

  for (const id of people) {
    const own = groups.filter(({ members }) => members.includes(id))
    const targets = (kind: string) =>
      own.flatMap(({ target, target_id }) => (target === kind && target_id ? [target_id] : []))

    const rights = { roles: targets('role'), department: targets('department')[0], lost }
    // A refusal keeps what the person has, such as the role of the last administrator.
    await give(event, id, rights, context).catch((error) => {
      if (!(error instanceof CodedError)) throw error
    })
  }
}

/**
 * Returns the role with the most permissions, of those that groups give and the one that a person
 * gave by hand. Once no group gives the role that the person has, they get their own again.
 */
function roleBy(
  known: Roles,
  { record, own_role }: KnownEmployee,
  { roles, lost }: Pick<Rights, 'roles' | 'lost'>,
): string | undefined {
  const size = (id: string) => known[id]?.permissions.length ?? -1
  const newcomers = Object.keys(known).find((id) => known[id]?.name === NEWCOMER_ROLE)
  const own = own_role && own_role !== newcomers && known[own_role] ? [own_role] : []
  const given = roles.filter((id) => known[id])

  // Of two equal ones the first, so the role given by hand stays.
  if (given.length > 0) return [...own, ...given].sort((a, b) => size(b) - size(a))[0]

  return lost.includes(record.role_id) ? (own[0] ?? newcomers) : undefined
}

async function give(
  { workspace, meta }: AtTime,
  employee_id: string,
  rights: Rights,
  context: ProcessContext,
) {
  const employee = await context.state(employeeDecider, employee_id)
  if (employee.status !== 'active') return
  const { record } = employee
  const { department } = rights
  const known = (await context.state(structureDecider, workspace)).roles
  const role_id = roleBy(known, employee, rights)

  const job = {
    ...(role_id && role_id !== record.role_id && { role_id, role_by: 'group' as const }),
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

type Group = Extract<ProvisionedGroupState, { status: 'active' }>

/** Returns the names by which the provider may know a group. */
const namesOf = ({ name, external_id }: Pick<Group, 'name' | 'external_id'>) =>
  external_id === null ? [name] : [name, external_id]

const named = async (
  { workspace }: AtTime,
  names: readonly string[],
  context: ProcessContext,
): Promise<readonly string[]> =>
  (await context.ask((db) => peopleNamedInto(db, workspace, names))).map(({ id }) => id)

/** Returns whom the directory or the provider names in a group. */
async function membersOf(event: OfGroup, group: ProvisionedGroupState, context: ProcessContext) {
  if (group.status !== 'active') return []

  return [...new Set([...group.members, ...(await named(event, namesOf(group), context))])]
}

/** Returns the role that the event's group gave before. */
async function lostBy(context: ProcessContext): Promise<readonly string[]> {
  const before = effectiveMapping(await context.before(provisionedGroupDecider))
  return before?.target === 'role' ? [before.target_id] : []
}

async function settleMembers(event: OfGroup, context: ProcessContext) {
  const group = await context.state(provisionedGroupDecider, event.data.group_id)
  await settle(event, await membersOf(event, group, context), await lostBy(context), context)
}

/** Returns the roles of the groups that the provider named before, and names no longer. */
async function lostAtSignIn(
  { workspace, data }: AtTime & { data: { groups: readonly string[] | null } },
  context: ProcessContext,
): Promise<readonly string[]> {
  const { groups: before } = await context.before(signOnGroupsDecider)
  const gone = before.filter((name) => !data.groups?.includes(name))
  if (gone.length === 0) return []
  const all = await context.ask((db) => namesOfGroups(db, workspace))

  return all.flatMap((group) =>
    group.target === 'role' && group.target_id && !group.waits && isNamed(group, gone)
      ? [group.target_id]
      : [],
  )
}

const isNamed = (group: Pick<Group, 'name' | 'external_id'>, names: readonly string[]) =>
  namesOf(group).some((name) => names.includes(name))

export const groupRightsProcesses: readonly Process[] = [
  process({
    name: 'what changed members of a group get',
    on: g.ProvisionedGroupMembersChanged,
    async react(event, context) {
      const people = [...event.data.added, ...event.data.removed]
      await settle(event, people, await lostBy(context), context)
    },
  }),
  process({
    name: 'what people of the groups that a provider names get',
    on: s.SignOnGroupsNamed,
    async react(event, context) {
      await settle(event, [event.data.employee_id], await lostAtSignIn(event, context), context)
    },
  }),
  process({
    name: 'what people of a renamed group get',
    on: g.ProvisionedGroupChanged,
    async react(event, context) {
      const before = await context.before(provisionedGroupDecider)
      const now = await context.state(provisionedGroupDecider, event.data.group_id)
      const names = [before, now].flatMap((group) =>
        group.status === 'active' ? namesOf(group) : [],
      )
      await settle(event, await named(event, names, context), await lostBy(context), context)
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
      await settle(event, await membersOf(event, before, context), await lostBy(context), context)
    },
  }),
]
