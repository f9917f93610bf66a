import { sql } from 'kysely'
import { listResource } from '../kernel/list-resource'
import { sees } from '../kernel/visibility'
import { officeToday } from './people.queries'

export const employeesList = listResource({
  name: 'employees',
  label: 'Employees',
  who: 'member',
  from: (db, { workspace }) =>
    db
      .selectFrom('employees as e')
      .leftJoin('departments as d', 'd.id', 'e.department_id')
      .leftJoin('offices as o', 'o.id', 'e.location_id')
      .leftJoin('roles as r', 'r.id', 'e.role_id')
      .leftJoin('employees as m', 'm.id', 'e.manager_id')
      .leftJoin('leave_policies as p', 'p.id', 'e.time_off_policy_id')
      // The contract version that holds today, or the first that will; as the documented call has it.
      .leftJoinLateral(
        sql<{ designation_id: string; designation: string; end_date: string }>`(
          select v.designation_id, g.name as designation, v.start_date, v.end_date from contracts v left join designations g on g.id = v.designation_id
          where v.employee_id = e.id order by v.effective_on <= ${sql.raw(officeToday)} desc, abs(v.effective_on - ${sql.raw(officeToday)}) limit 1)`.as(
          'c',
        ),
        (join) => join.onTrue(),
      )
      .where('e.workspace_id', '=', workspace),
  scope: (query, viewer) => query.where('e.status', '=', 'active').where(sees(viewer, 'e.id')),
  near: (row, { employee }) => [row.id, row.manager_id, row.time_off_manager_id].includes(employee),
  columns: {
    id: { label: 'Id', sql: 'e.id', type: 'uuid' },
    oid: { label: 'Employee id', sql: 'e.oid', type: 'text', searchable: true, close: true },
    name: { label: 'Name', sql: `concat_ws(' ', e.first_name, e.last_name)`, type: 'text', exported: false },
    first_name: { label: 'First name', sql: 'e.first_name', type: 'text', searchable: true },
    last_name: { label: 'Last name', sql: 'e.last_name', type: 'text', searchable: true },
    email: { label: 'E-mail', sql: 'e.email', type: 'text', searchable: true },
    avatar: { label: 'Picture', sql: 'e.avatar', type: 'text', sortable: false, filterable: false, exported: false },
    department_id: { label: 'Department id', sql: 'e.department_id', type: 'uuid' },
    department: { label: 'Department', sql: 'd.name', type: 'text', searchable: true },
    designation_id: { label: 'Designation id', sql: 'c.designation_id', type: 'uuid' },
    designation: { label: 'Designation', sql: 'c.designation', type: 'text', searchable: true },
    location_id: { label: 'Office id', sql: 'e.location_id', type: 'uuid' },
    office: { label: 'Office', sql: 'o.name', type: 'text' },
    status: { label: 'Status', sql: 'e.status', type: 'text' },
    user_id: { label: 'User id', sql: 'e.user_id', type: 'uuid', close: true },
    joined: { label: 'Joined', sql: 'e.user_id is not null', type: 'bool', close: true },
    role_id: { label: 'Role id', sql: 'e.role_id', type: 'uuid', close: true },
    role: { label: 'Role', sql: 'r.name', type: 'text', close: true },
    permissions: { label: 'Permissions', sql: 'r.permissions', type: 'json', close: true },
    manager_id: { label: 'Manager id', sql: 'e.manager_id', type: 'uuid', close: true },
    manager: { label: 'Manager', sql: `nullif(concat_ws(' ', m.first_name, m.last_name), '')`, type: 'text', close: true },
    time_off_manager_id: { label: 'Time-off manager id', sql: 'e.time_off_manager_id', type: 'uuid', close: true },
    time_off_policy_id: { label: 'Time-off policy id', sql: 'e.time_off_policy_id', type: 'uuid', close: true },
    time_off_policy: { label: 'Time-off policy', sql: 'p.name', type: 'text', close: true },
    phone_number: { label: 'Phone', sql: 'e.phone_number', type: 'text', close: true },
    birthday_on: { label: 'Birthday', sql: 'e.birthday_on', type: 'day', close: true },
    gender: { label: 'Gender', sql: 'e.gender', type: 'text', close: true },
    nationality: { label: 'Nationality', sql: 'e.nationality', type: 'text', close: true },
    address_1: { label: 'Address 1', sql: 'e.address_1', type: 'text', close: true },
    address_2: { label: 'Address 2', sql: 'e.address_2', type: 'text', close: true },
    city: { label: 'City', sql: 'e.city', type: 'text', close: true },
    state: { label: 'State', sql: 'e.state', type: 'text', close: true },
    postal_code: { label: 'Postal code', sql: 'e.postal_code', type: 'text', close: true },
    country: { label: 'Country', sql: 'e.country', type: 'text', close: true },
    hired_on: { label: 'Hire date', sql: 'e.hired_on', type: 'day', close: true },
    contract_end: { label: 'Contract ends', sql: 'c.end_date', type: 'day', close: true },
    terminated_on: { label: 'Terminated on', sql: 'e.terminated_on', type: 'day', close: true },
    invited_on: { label: 'Invited on', sql: 'e.invited_on', type: 'instant', close: true },
    created_at: { label: 'Added', sql: 'e.created_at', type: 'instant', close: true },
    leaves_count: {
      label: 'Pending leaves',
      sql: `(select count(*)::int from leaves l where l.employee_id = e.id and l.status = 'pending')`,
      type: 'number',
      close: true,
    },
  },
  sort: 'last_name',
})
