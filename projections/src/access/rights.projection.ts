import { employeeEvents as e } from '@workledger/contracts/people/people.events'
import { structureEvents as s } from '@workledger/contracts/structure/structure.events'
import { at, begin, change, on, projection, said } from '../kernel/projection'
import { col, table } from '../kernel/table'

/**
 * Memberships of a workspace, by which sessions are authorised. The row has ids and a status only,
 * so no typed value can keep a demotion, termination or deletion from taking effect.
 */
export const memberships = table(
  'memberships',
  {
    /** The employee's id. */
    id: col.uuid,
    workspace_id: col.uuid,
    user_id: col.maybe.uuid,
    role_id: col.maybe.uuid,
    manager_id: col.maybe.uuid,
    time_off_manager_id: col.maybe.uuid,
    status: col.text,
    created_at: col.instant,
  },
  { indexes: ['user_id'], signIn: true },
)

export const roles = table(
  'roles',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    permissions: col.json<string[]>(),
    /** Everyone with the role needs a second factor. */
    second_factor: col.bool,
    revision: col.revision,
  },
  { counted: true, indexes: ['workspace_id'], signIn: true },
)

const employeeIdOf = (event: { data: { employee_id: string } }) => event.data.employee_id

export const rightsProjection = projection('rights', {
  version: 5,
  tables: [memberships, roles],
  steps: [
    begin(e.EmployeeAdded, memberships, employeeIdOf, (event) => ({
      id: event.data.employee_id,
      workspace_id: event.workspace,
      user_id: null,
      role_id: event.data.role_id,
      manager_id: event.data.manager_id,
      time_off_manager_id: event.data.time_off_manager_id,
      status: 'active',
      created_at: at(event),
    })),
    change(
      e.EmployeeJobChanged,
      memberships,
      employeeIdOf,
      ({ data: { role_id, manager_id, time_off_manager_id } }) =>
        said({ role_id, manager_id, time_off_manager_id }),
    ),
    change(e.EmployeeJoined, memberships, employeeIdOf, (event) => ({
      user_id: event.data.user_id,
    })),
    change(e.EmployeeTerminated, memberships, employeeIdOf, () => ({ status: 'terminated' })),
    change(e.EmployeeAccessStopped, memberships, employeeIdOf, () => ({ status: 'stopped' })),
    change(e.EmployeeAccessRestored, memberships, employeeIdOf, () => ({ status: 'active' })),
    change(e.EmployeeUnterminated, memberships, employeeIdOf, () => ({ status: 'active' })),
    change(e.EmployeeRehired, memberships, employeeIdOf, ({ data: { role_id } }) => ({
      status: 'active',
      role_id,
    })),
    on(e.EmployeeDeleted, memberships, employeeIdOf, () => null),
    on(
      s.RoleAdded,
      roles,
      (event) => event.data.role_id,
      (_, { data: { role_id, ...data } }) => ({ id: role_id, ...data, second_factor: false }),
    ),
    change(
      s.RoleChanged,
      roles,
      (event) => event.data.role_id,
      ({ data: { name, permissions } }) => said({ name, permissions }),
    ),
    change(
      s.RoleSecondFactorChanged,
      roles,
      (event) => event.data.role_id,
      ({ data: { second_factor } }) => ({ second_factor }),
    ),
    on(
      s.RoleRemoved,
      roles,
      (event) => event.data.role_id,
      () => null,
    ),
  ],
})
