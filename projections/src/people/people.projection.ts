import { fullName } from '@workledger/contracts/kernel/full-name'
import { employeeEvents as e } from '@workledger/contracts/people/people.events'
import { employeeDecider } from '@workledger/domain/people/employee'
import { at, begin, change, on, projection, said } from '../kernel/projection'
import { col, table } from '../kernel/table'

export const employees = table(
  'employees',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    oid: col.maybe.text,
    first_name: col.maybe.text,
    last_name: col.maybe.text,
    /** Both names in their order: an index sorts by it. */
    full_name: col.text,
    email: col.maybe.text,
    avatar: col.maybe.text,
    phone_number: col.maybe.text,
    birthday_on: col.maybe.day,
    gender: col.maybe.text,
    nationality: col.maybe.text,
    address_1: col.maybe.text,
    address_2: col.maybe.text,
    city: col.maybe.text,
    state: col.maybe.text,
    postal_code: col.maybe.text,
    country: col.maybe.text,
    role_id: col.maybe.uuid,
    manager_id: col.maybe.uuid,
    time_off_manager_id: col.maybe.uuid,
    time_off_policy_id: col.maybe.uuid,
    location_id: col.maybe.uuid,
    department_id: col.maybe.uuid,
    user_id: col.maybe.uuid,
    status: col.text,
    hired_on: col.maybe.day,
    terminated_on: col.maybe.day,
    access_stopped: col.bool,
    invited_on: col.maybe.instant,
    created_at: col.instant,
    options: col.json<Record<string, string>>(),
    /** Ended employments of a rehired person, oldest first. */
    earlier: col.json<{ from: string | null; to: string }[]>(),
    revision: col.revision,
  },
  {
    counted: true,
    indexes: [
      'workspace_id, full_name, id',
      'workspace_id, status, first_name, id',
      'user_id',
      'manager_id',
      'time_off_manager_id',
      // Finds the few administrators of many people.
      'role_id',
    ],
    signIn: true,
    followed: true,
  },
)

const employeeIdOf = (event: { data: { employee_id: string } }) => event.data.employee_id

export const peopleProjection = projection('people', {
  version: 6,
  tables: [employees],
  contents: [[employees, employeeDecider]],
  steps: [
    begin(e.EmployeeAdded, employees, employeeIdOf, (event) => {
      const { employee_id, ...data } = event.data
      return {
        id: employee_id,
        workspace_id: event.workspace,
        ...data,
        last_name: data.last_name || null,
        full_name: fullName(data),
        avatar: null,
        user_id: null,
        status: 'active',
        terminated_on: null,
        access_stopped: false,
        invited_on: null,
        created_at: at(event),
        options: {},
        earlier: [],
      }
    }),
    change(
      e.EmployeeProfileChanged,
      employees,
      employeeIdOf,
      ({ data: { employee_id: _, import_id: __, last_name, ...data } }, row) => {
        const changed = said({ ...data, last_name: last_name === '' ? null : last_name })
        return { ...changed, full_name: fullName({ ...row, ...changed }) }
      },
    ),
    change(
      e.EmployeeJobChanged,
      employees,
      employeeIdOf,
      ({ data: { employee_id: _, import_id: __, role_by: _by, ...data } }) => said(data),
    ),
    change(e.EmployeeAvatarChanged, employees, employeeIdOf, (event) => ({
      avatar: event.data.avatar,
    })),
    change(e.EmployeeInvited, employees, employeeIdOf, (event) => ({ invited_on: at(event) })),
    change(e.EmployeeJoined, employees, employeeIdOf, (event) => ({ user_id: event.data.user_id })),
    change(e.EmployeeTerminated, employees, employeeIdOf, (event) => ({
      status: 'terminated',
      terminated_on: event.data.terminated_on,
    })),
    change(e.EmployeeAccessStopped, employees, employeeIdOf, () => ({ access_stopped: true })),
    change(e.EmployeeAccessRestored, employees, employeeIdOf, () => ({ access_stopped: false })),
    change(e.EmployeeUnterminated, employees, employeeIdOf, () => ({
      status: 'active',
      access_stopped: false,
      terminated_on: null,
    })),
    change(e.EmployeeRehired, employees, employeeIdOf, ({ data: { hired_on, role_id } }, row) => ({
      status: 'active',
      access_stopped: false,
      hired_on,
      role_id,
      terminated_on: null,
      earlier: row.terminated_on
        ? [...row.earlier, { from: row.hired_on, to: row.terminated_on }]
        : row.earlier,
    })),
    on(e.EmployeeDeleted, employees, employeeIdOf, () => null),
    change(e.EmployeeOptionSet, employees, employeeIdOf, (event, row) => ({
      options: { ...row.options, [event.data.name]: event.data.value },
    })),
  ],
})
