import { ADMIN_ROLE } from '@workledger/contracts/kernel/permissions'
import { directoryEvents, employeeEvents as e } from '@workledger/contracts/people/people.events'
import { directoryDecider } from '@workledger/domain/people/directory'
import { employeeDecider } from '@workledger/domain/people/employee'
import { structureDecider } from '@workledger/domain/structure/structure'
import { type Expectation, expectation, type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

type OfEmployee = { workspace: string; data: { employee_id: string } }

const follow = ({ workspace, data: { employee_id } }: OfEmployee, context: ProcessContext) =>
  followEmployee({ workspace, employee_id }, context)

/** Copies the employee's record to the directory; both are read from the log. */
async function followEmployee(
  { workspace, employee_id }: { workspace: string; employee_id: string },
  context: ProcessContext,
  step = '',
): Promise<void> {
  const employee = await context.state(employeeDecider, employee_id)
  const there =
    employee.status === 'active' || employee.status === 'terminated' ? employee : undefined
  const { roles } = await context.state(structureDecider, workspace)
  const { oid = null, email = null, manager_id = null, role_id = '' } = there?.record ?? {}

  const command = {
    type: 'follow' as const,
    employee_id,
    oid: oid && context.directoryKey('oid', oid),
    email: email && context.directoryKey('email', email),
    manager_id,
    administers:
      there?.status === 'active' &&
      !there.suspended &&
      there.user_id !== null &&
      roles[role_id]?.name === ADMIN_ROLE,
  }

  await context.run(directoryDecider, workspace, command, { step })
}

export const directoryProcesses: readonly Process[] = [
  process({ name: 'directory of who joined', on: e.EmployeeJoined, react: follow }),
  process({
    name: 'directory of whose job changed',
    on: e.EmployeeJobChanged,
    when: ({ oid, manager_id, role_id }) =>
      [oid, manager_id, role_id].some((field) => field !== undefined),
    react: follow,
  }),
  process({
    name: 'directory of whose address changed',
    on: e.EmployeeProfileChanged,
    when: ({ email }) => email !== undefined,
    react: follow,
  }),
  process({ name: 'directory of who was terminated', on: e.EmployeeTerminated, react: follow }),
  process({
    name: 'directory of whose access was stopped',
    on: e.EmployeeAccessStopped,
    react: follow,
  }),
  process({
    name: 'directory of whose access was restored',
    on: e.EmployeeAccessRestored,
    react: follow,
  }),
  process({ name: 'directory of who was taken back', on: e.EmployeeUnterminated, react: follow }),
  process({ name: 'directory of who was hired again', on: e.EmployeeRehired, react: follow }),
  process({ name: 'directory of who was deleted', on: e.EmployeeDeleted, react: follow }),
]

const claims = {
  followedBy: [
    e.EmployeeAdded,
    e.EmployeeProfileChanged,
    e.EmployeeJobChanged,
    e.EmployeeTerminated,
    e.EmployeeAccessStopped,
    e.EmployeeDeleted,
  ],
  key: ({ employee_id }: Record<string, unknown>) => employee_id as string,
  otherwise: follow,
}

type TakenKeys = readonly { readonly employee_id: string }[]

export const directoryExpectations: readonly Expectation[] = [
  expectation({
    ...claims,
    name: 'record of a claimed key',
    on: [directoryEvents.DirectoryKeyTaken, directoryEvents.DirectoryKeysTaken],
    key: ({ employee_id, taken }) =>
      taken ? (taken as TakenKeys).map((each) => each.employee_id) : (employee_id as string),
    otherwise: (event, context, employee_id) =>
      event.type === 'DirectoryKeysTaken'
        ? followEmployee({ workspace: event.workspace, employee_id }, context, employee_id)
        : follow(event, context),
  }),
  expectation({
    name: 'record of a claimed manager',
    on: directoryEvents.ReportingLineAdded,
    ...claims,
  }),
  expectation({
    name: 'record of a resignation',
    on: directoryEvents.AdministratorRemoved,
    ...claims,
  }),
]
