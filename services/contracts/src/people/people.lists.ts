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
    id: column.uuid(),
    company_id: column.of('uuid', id(), {
      close: true,
      exported: false,
      filterable: false,
      sortable: false,
    }),
    oid: column.text({ searchable: true, close: true, nullable: true }),
    name: column.text({ exported: false }),
    first_name: column.text({ searchable: true, nullable: true }),
    last_name: column.text({ searchable: true, nullable: true }),
    email: column.text({ searchable: true, nullable: true }),
    avatar: column.picture(),
    department_id: column.uuid({ nullable: true }),
    department: column.text({ searchable: true, nullable: true }),
    designation_id: column.uuid({ nullable: true }),
    designation: column.text({ searchable: true, nullable: true }),
    location_id: column.uuid({ nullable: true }),
    office: column.text({ nullable: true }),
    status: column.of('text', employeeStatus),
    user_id: column.uuid({ close: true, nullable: true }),
    joined: column.bool({ close: true }),
    role_id: column.uuid({ close: true, nullable: true }),
    role: column.text({ close: true, nullable: true }),
    permissions: column.json(z.array(z.string()), { close: true, nullable: true }),
    manager_id: column.uuid({ close: true, nullable: true }),
    manager: column.text({ close: true, nullable: true }),
    time_off_manager_id: column.uuid({ close: true, nullable: true }),
    time_off_policy_id: column.uuid({ close: true, nullable: true }),
    time_off_policy: column.text({ close: true, nullable: true }),
    phone_number: column.text({ close: true, nullable: true }),
    birthday_on: column.day({ close: true, nullable: true }),
    gender: column.text({ close: true, nullable: true }),
    nationality: column.text({ close: true, nullable: true }),
    address_1: column.text({ close: true, nullable: true }),
    address_2: column.text({ close: true, nullable: true }),
    city: column.text({ close: true, nullable: true }),
    state: column.text({ close: true, nullable: true }),
    postal_code: column.text({ close: true, nullable: true }),
    country: column.text({ close: true, nullable: true }),
    hired_on: column.day({ close: true, nullable: true }),
    timezone: column.text({ close: true, nullable: true }),
    contract_start: column.day({ close: true, nullable: true }),
    contract_end: column.day({ close: true, nullable: true }),
    terminated_on: column.day({ close: true, nullable: true }),
    access_stopped: column.bool({ close: true }),
    invited_on: column.instant({ close: true, nullable: true }),
    created_at: column.instant({ close: true }),
    updated_at: column.updated(),
    leaves_count: column.number({ close: true }),
    expenses_count: column.number({ close: true }),
    requests_count: column.number({ close: true }),
    tasks_count: column.number({ close: true }),
    revision: column.revision(),
  },
  filters: {
    employee_status: employeeStatus,
    /** People whose manager or time-off manager is the caller. */
    team: bool(),
    /**
     * People who are checked in now, or are not; only those of whom the caller sees more than
     * colleagues do.
     */
    checked_in: bool(),
  },
  // The displayed name.
  relevanceColumn: 'name',
  sort: 'name',
  perPage: 15,
})
