import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint, file } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import {
  bool,
  clearable,
  created,
  day,
  done,
  email,
  fieldIssue,
  id,
  line,
  list,
  one,
  optionalText,
  text,
} from '../kernel/shapes'
import { characters } from '../kernel/text'
import { WEEK_START, weekStarts } from '../kernel/week-start'
import { livePerson } from './live-view'
import { orgChartQuery, orgPerson } from './org-chart'
import { employeeStatus, employeesList } from './people.lists'

const employeeParams = z.object({ ws: idOf('workspaces'), id: idOf('employees') })
const employeeId = z.object({ id: idOf('employees') })

/**
 * An employee as visible to the caller: colleagues get the public part (up to `location_id`); the
 * employee, their managers and admins get the rest. An invisible part is absent, not blank.
 */
export const employeeRow = employeesList.row
  .omit({
    name: true,
    designation_id: true,
    joined: true,
    permissions: true,
    manager: true,
    time_off_policy: true,
    contract_start: true,
    contract_end: true,
  })
  .extend({
    first_name: z.string(),
    last_name: z.string(),
    role: z
      .object({ id: id(), name: z.string(), permissions: z.array(z.string()) })
      .nullable()
      .optional(),
    timezone: z.string().optional(),
    /** ISO weekday on which the caller's weeks begin; only in their own record. */
    week_starts_on: z.number().optional(),
    weekend: z.array(z.number()).optional(),
    contract: z
      .object({
        employee_id: id(),
        designation_id: id().nullable(),
        start_date: z.string().nullable(),
        end_date: z.string().nullable(),
      })
      .nullable()
      .optional(),
    expenses_count: z.number().optional(),
    /** With `live_data`. */
    ...livePerson.omit({ id: true }).partial().shape,
  })

export type Employee = z.output<typeof employeeRow>

const idOrNone = () => clearable(id())

/** Blank only for a person with one name, which is the first name. */
const lastName = () => line('people.last_name', 100)

export const employeeChange = z
  .object({
    first_name: text('people.first_name', 100),
    last_name: lastName(),
    /** Has one name: the last name may be blank. */
    single_name: bool(),
    phone_number: optionalText(40),
    birthday_on: clearable(day('field.date')),
    gender: clearable(z.enum(['male', 'female', 'other'])),
    nationality: optionalText(2),
    address_1: optionalText(),
    address_2: optionalText(),
    city: optionalText(120),
    state: optionalText(120),
    postal_code: optionalText(20),
    country: optionalText(2),
    oid: optionalText(40),
    hired_on: clearable(day('field.date')),
    role_id: id(),
    manager_id: idOrNone(),
    time_off_manager_id: idOrNone(),
    time_off_policy_id: idOrNone(),
    location_id: idOrNone(),
    department_id: idOrNone(),
    /** Effective date of office and policy: in this year, at the latest today; today by default. */
    effective_on: day('field.date'),
    avatar: file(['image']),
  })
  .partial()

const saysLastName = (body: unknown) => {
  const { last_name, single_name } = Object(body) as { last_name?: unknown; single_name?: unknown }
  return (
    [true, 1, '1', 'true'].includes(single_name as never) ||
    (typeof last_name === 'string' && last_name.trim() !== '')
  )
}

export const addEmployeeBody = z
  .object({
    first_name: text('people.first_name', 100),
    last_name: lastName().optional(),
    /** Has one name as first name, so no last name is required. */
    single_name: bool().optional(),
    email: email('field.email'),
    hired_on: clearable(day('field.date')),
    invite: bool().default(true),
  })
  // Reported together with the faults of other fields.
  .refine(saysLastName, { ...fieldIssue('last_name', 'people.last_name'), when: () => true })

export const terminateBody = z.object({ terminated_on: day('people.termination_date') })
export const rehireBody = z.object({ hired_on: day('people.rehire_date') })

export const peopleApi = area('people', {
  employees: listCall(employeesList, {
    path: '/workspaces/{ws}/employees',
    summary: 'Employees',
    params: workspaceParams,
    row: employeeRow,
    filters: {
      employee_status: employeeStatus.default('active'),
      department_id: id().optional(),
      location_id: id().optional(),
      team: bool().optional(),
      checked_in: bool().optional(),
      live_data: bool().optional(),
    },
  }),
  employee: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/employees/{id}',
    who: 'member',
    summary: 'One employee',
    params: employeeParams,
    response: one(employeeRow),
  }),
  orgChart: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/org-chart',
    who: 'member',
    costly: 'rows',
    summary: 'The org chart, below one employee or from the top',
    params: workspaceParams,
    query: z.object({ ...orgChartQuery }),
    response: list(orgPerson),
  }),
  employeeMe: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/me',
    who: 'member',
    summary: 'The current employee',
    params: workspaceParams,
    response: one(employeeRow),
  }),
  changeEmployeeMe: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/me',
    who: 'member',
    whileReadOnly: true,
    summary: "Change the caller's profile; multipart for the avatar",
    multipart: true,
    params: workspaceParams,
    body: employeeChange,
    response: one(employeeRow),
  }),
  addEmployee: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/employees',
    who: 'admin',
    summary: 'Add an employee, and invite them unless told not to',
    status: 201,
    params: workspaceParams,
    body: addEmployeeBody,
    response: created(),
    errors: ['people.email_taken'],
  }),
  changeEmployee: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/employees/{id}',
    who: 'admin',
    summary: "Change an employee's profile or job",
    multipart: true,
    params: employeeParams,
    body: employeeChange,
    response: one(employeeRow),
    errors: [
      'people.oid_taken',
      'people.manager_circle',
      'people.last_admin',
      'structure.permission_not_held',
    ],
  }),
  deleteEmployee: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/employees/{id}',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Delete an employee: one who has left, or who has no attendance, leave, claims or pay',
    params: employeeParams,
    errors: ['people.self', 'people.last_admin', 'people.has_records'],
  }),
  terminateEmployee: endpoint({
    method: 'POST',
    path: '/employees/{id}/terminate',
    who: 'edit_company',
    ifMatch: 'row',
    whileReadOnly: true,
    summary: 'Terminate; access ends at once',
    status: 200,
    params: employeeId,
    body: terminateBody,
    response: one(employeeRow),
    errors: [
      'people.terminated',
      'people.self',
      'people.last_admin',
      'people.ended_before',
      'people.ended_before_hire',
      'people.ended_before_work',
    ],
  }),
  stopAccess: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/employees/{id}/access/stop',
    who: 'edit_company',
    whileReadOnly: true,
    summary: 'Stop the access of an employee at once; the employment goes on',
    status: 200,
    params: employeeParams,
    response: one(employeeRow),
    errors: ['people.self', 'people.last_admin', 'people.terminated'],
  }),
  restoreAccess: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/employees/{id}/access/restore',
    who: 'edit_company',
    summary: 'Restore the access of an employee',
    status: 200,
    params: employeeParams,
    response: one(employeeRow),
    errors: ['people.self', 'people.terminated'],
  }),
  unterminateEmployee: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/employees/{id}/unterminate',
    who: 'edit_company',
    summary: 'Undo a termination',
    status: 200,
    params: employeeParams,
    response: one(employeeRow),
    errors: ['people.not_terminated'],
  }),
  rehireEmployee: endpoint({
    method: 'POST',
    path: '/employees/{id}/rehire',
    who: 'edit_company',
    summary:
      'Rehire a former employee: the same record and history, with a new first day and contract',
    status: 200,
    params: employeeId,
    body: rehireBody,
    response: one(employeeRow),
    errors: ['people.not_terminated', 'people.rehired_too_early', 'people.rehired_too_late'],
  }),
  inviteEmployee: endpoint({
    method: 'POST',
    path: '/employees/{id}/invite',
    who: 'admin',
    summary: 'Send an invitation; sending it again needs edit_company',
    status: 200,
    params: employeeId,
    response: done(),
    errors: ['people.joined', 'people.no_email', 'people.terminated'],
  }),
  employeeOptions: endpoint({
    method: 'GET',
    path: '/employees/{id}/options',
    who: 'self',
    summary: 'Options of an employee',
    params: employeeId,
    response: one(z.array(z.object({ name: z.string(), value: z.string() }))),
  }),
  setEmployeeOption: endpoint({
    method: 'POST',
    path: '/employees/{id}/options',
    who: 'self',
    summary: 'Set an option',
    status: 200,
    params: employeeId,
    body: z
      .object({ name: text('field.required', 60), value: characters(1000) })
      .refine(
        ({ name, value }) => name !== WEEK_START || weekStarts.some((day) => String(day) === value),
        {
          path: ['value'],
          error: 'field.one_of',
          params: { values: weekStarts.join(', ') },
        },
      ),
    response: one(z.object({ name: z.string(), value: z.string() })),
  }),
})
