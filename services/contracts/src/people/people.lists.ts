import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { bool, id } from '../kernel/shapes'

export const employeeStatus = z.enum(['active', 'terminated'])

export const employeesList = defineList({
  name: 'employees',
  label: 'Employees',
  who: 'member',
  columns: {
    id: column.uuid('Id'),
    company_id: column.of('uuid', 'Company', id(), { close: true, exported: false, filterable: false, sortable: false }),
    oid: column.text('Employee id', { searchable: true, close: true, nullable: true }),
    name: column.text('Name', { exported: false }),
    first_name: column.text('First name', { searchable: true, nullable: true }),
    last_name: column.text('Last name', { searchable: true, nullable: true }),
    email: column.text('E-mail', { searchable: true, nullable: true }),
    avatar: column.picture('Picture'),
    department_id: column.uuid('Department id', { nullable: true }),
    department: column.text('Department', { searchable: true, nullable: true }),
    designation_id: column.uuid('Designation id', { nullable: true }),
    designation: column.text('Designation', { searchable: true, nullable: true }),
    location_id: column.uuid('Office id', { nullable: true }),
    office: column.text('Office', { nullable: true }),
    status: column.of('text', 'Status', employeeStatus),
    user_id: column.uuid('User id', { close: true, nullable: true }),
    joined: column.bool('Joined', { close: true }),
    role_id: column.uuid('Role id', { close: true, nullable: true }),
    role: column.text('Role', { close: true, nullable: true }),
    permissions: column.json('Permissions', z.array(z.string()), { close: true, nullable: true }),
    manager_id: column.uuid('Manager id', { close: true, nullable: true }),
    manager: column.text('Manager', { close: true, nullable: true }),
    time_off_manager_id: column.uuid('Time-off manager id', { close: true, nullable: true }),
    time_off_policy_id: column.uuid('Time-off policy id', { close: true, nullable: true }),
    time_off_policy: column.text('Time-off policy', { close: true, nullable: true }),
    phone_number: column.text('Phone', { close: true, nullable: true }),
    birthday_on: column.day('Birthday', { close: true, nullable: true }),
    gender: column.text('Gender', { close: true, nullable: true }),
    nationality: column.text('Nationality', { close: true, nullable: true }),
    address_1: column.text('Address 1', { close: true, nullable: true }),
    address_2: column.text('Address 2', { close: true, nullable: true }),
    city: column.text('City', { close: true, nullable: true }),
    state: column.text('State', { close: true, nullable: true }),
    postal_code: column.text('Postal code', { close: true, nullable: true }),
    country: column.text('Country', { close: true, nullable: true }),
    hired_on: column.day('Hire date', { close: true, nullable: true }),
    timezone: column.text('Time zone', { close: true, nullable: true }),
    contract_start: column.day('Contract began', { close: true, nullable: true }),
    contract_end: column.day('Contract ends', { close: true, nullable: true }),
    terminated_on: column.day('Terminated on', { close: true, nullable: true }),
    invited_on: column.instant('Invited on', { close: true, nullable: true }),
    created_at: column.instant('Added', { close: true }),
    updated_at: column.updated(),
    leaves_count: column.number('Pending leaves', { close: true }),
    expenses_count: column.number('Pending expenses', { close: true }),
    requests_count: column.number('Pending requests', { close: true }),
    tasks_count: column.number('Open tasks', { close: true }),
    revision: column.revision(),
  },
  filters: {
    employee_status: employeeStatus,
    /** Those whose manager or time-off manager the caller is. */
    team: bool(),
    /** Who is checked in now, or who is not; of those alone of whom the caller sees more than colleagues do. */
    checked_in: bool(),
  },
  // As the name is read.
  called: 'name',
  sort: 'name',
  perPage: 15,
})
