import { employeeEvents } from '@workledger/contracts/people/people.events'
import {
  provisionedGroupEvents as g,
  provisioningEvents as p,
} from '@workledger/contracts/provisioning/provisioning.events'
import { signOnGroupsEvents as s } from '@workledger/contracts/sso/sso.events'
import { provisionedGroupDecider } from '@workledger/domain/provisioning/provisioned-group'
import { provisioningDecider } from '@workledger/domain/provisioning/provisioning'
import { at, change, on, projection, said } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** Settings of a company's directory; its id is the workspace's. */
export const provisioning = table('provisioning', {
  id: col.uuid,
  workspace_id: col.uuid,
  leavers: col.text,
  invite: col.bool,
  add_departments: col.bool,
  revision: col.revision,
})

/** Employees whom the directory knows, or has deleted. */
export const provisionedPeople = table(
  'provisioned_people',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    user_name: col.maybe.text,
    external_id: col.maybe.text,
    deleted: col.bool,
    changed_at: col.instant,
    /** Revision of the last event about this person, for the version that the directory sees. */
    link_revision: col.int,
  },
  { indexes: ['workspace_id, lower(user_name)', 'workspace_id, external_id'] },
)

export const provisionedGroups = table(
  'provisioned_groups',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    external_id: col.maybe.text,
    source: col.text,
    members: col.json<string[]>(),
    target: col.maybe.text,
    target_id: col.maybe.uuid,
    waits: col.bool,
    mapped_by: col.maybe.uuid,
    /** Counts the changes of the group, its members included. */
    version: col.int,
    created_at: col.instant,
    changed_at: col.instant,
    revision: col.revision,
  },
  { indexes: ['workspace_id, name'] },
)

/** The groups that the provider named at an employee's last sign-in. */
export const namedGroups = table(
  'named_groups',
  { id: col.uuid, workspace_id: col.uuid, provider_id: col.uuid, groups: col.json<string[]>() },
  { indexes: ['workspace_id'] },
)

const groupOf = ({ data }: { data: { group_id: string } }) => data.group_id
const employeeOf = ({ data }: { data: { employee_id: string } }) => data.employee_id

const unmapped = { target: null, target_id: null, waits: false, mapped_by: null }

type Changes = { meta: { occurred_at: string } }

const touched = (event: Changes, row: { version: number }) => ({
  version: row.version + 1,
  changed_at: at(event),
})

export const provisioningProjection = projection('provisioning', {
  version: 4,
  tables: [provisioning, provisionedPeople, provisionedGroups, namedGroups],
  contents: [
    [provisioning, provisioningDecider],
    [provisionedGroups, provisionedGroupDecider],
  ],
  steps: [
    on(
      p.ProvisioningSet,
      provisioning,
      ({ data }) => data.workspace_id,
      (_, { data: { workspace_id, ...data } }) => ({ id: workspace_id, workspace_id, ...data }),
    ),
    on(p.PersonProvisioned, provisionedPeople, employeeOf, (_, event, id) => ({
      id,
      workspace_id: event.workspace,
      user_name: event.data.user_name,
      external_id: event.data.external_id,
      deleted: false,
      changed_at: at(event),
      link_revision: event.revision,
    })),
    change(p.PersonUnprovisioned, provisionedPeople, employeeOf, (event) => ({
      deleted: true,
      changed_at: at(event),
      link_revision: event.revision,
    })),
    on(employeeEvents.EmployeeDeleted, provisionedPeople, employeeOf, () => null),
    on(s.SignOnGroupsNamed, namedGroups, employeeOf, (_, event, id) => ({
      id,
      workspace_id: event.workspace,
      provider_id: event.data.provider_id,
      groups: event.data.groups ?? [],
    })),
    on(employeeEvents.EmployeeDeleted, namedGroups, employeeOf, () => null),
    on(employeeEvents.PersonErased, namedGroups, employeeOf, () => null),
    on(g.GroupProvisioned, provisionedGroups, groupOf, (_, event, id) => ({
      id,
      workspace_id: event.workspace,
      name: event.data.name,
      external_id: event.data.external_id,
      source: event.data.source,
      members: [],
      ...unmapped,
      version: 0,
      created_at: at(event),
      changed_at: at(event),
    })),
    change(g.ProvisionedGroupChanged, provisionedGroups, groupOf, (event, row) => {
      const { group_id: _, ...data } = event.data
      return { ...said(data), ...touched(event, row) }
    }),
    change(g.ProvisionedGroupMembersChanged, provisionedGroups, groupOf, (event, row) => {
      const removed = new Set(event.data.removed)
      const members = [...row.members.filter((id) => !removed.has(id)), ...event.data.added]
      return { members, ...touched(event, row) }
    }),
    change(g.GroupMapped, provisionedGroups, groupOf, ({ data }) => {
      const { group_id: _, ...mapping } = data
      return mapping
    }),
    change(g.GroupMappingConfirmed, provisionedGroups, groupOf, () => ({ waits: false })),
    change(g.GroupUnmapped, provisionedGroups, groupOf, () => unmapped),
    on(g.GroupUnprovisioned, provisionedGroups, groupOf, () => null),
  ],
})
