import * as declared from '@workledger/contracts/people/people.lists'
import { sql } from 'kysely'
import { readList } from '../kernel/list-resource'
import { sees } from '../kernel/visibility'
import { officeToday } from './people.queries'

export const employeesList = readList(declared.employeesList, {
  from: (db, { workspace }) =>
    db
      .selectFrom('employees as e')
      .leftJoin('departments as d', 'd.id', 'e.department_id')
      .leftJoin('offices as o', 'o.id', 'e.location_id')
      .leftJoin('roles as r', 'r.id', 'e.role_id')
      .leftJoin('employees as m', 'm.id', 'e.manager_id')
      .leftJoin('leave_policies as p', 'p.id', 'e.time_off_policy_id')
      .where('e.workspace_id', '=', workspace),
  // The contract version that holds today, or the first that will; as the documented call has it.
  late: {
    columns: ['designation_id', 'designation', 'contract_end'],
    join: (query) =>
      query.leftJoinLateral(
        sql<{ designation_id: string; designation: string; end_date: string }>`(
          select v.designation_id, g.name as designation, v.start_date, v.end_date from contracts v left join designations g on g.id = v.designation_id
          where v.employee_id = e.id order by v.effective_on <= ${sql.raw(officeToday)} desc, abs(v.effective_on - ${sql.raw(officeToday)}) limit 1)`.as(
          'c',
        ),
        (join) => join.onTrue(),
      ),
  },
  scope: (query, viewer) => query.where('e.status', '=', 'active').where(sees(viewer, 'e.id')),
  near: (row, { employee }) => [row.id, row.manager_id, row.time_off_manager_id].includes(employee),
  sql: {
    id: 'e.id',
    oid: 'e.oid',
    name: `concat_ws(' ', e.first_name, e.last_name)`,
    first_name: 'e.first_name',
    last_name: 'e.last_name',
    email: 'e.email',
    avatar: 'e.avatar',
    department_id: 'e.department_id',
    department: 'd.name',
    designation_id: 'c.designation_id',
    designation: 'c.designation',
    location_id: 'e.location_id',
    office: 'o.name',
    status: 'e.status',
    user_id: 'e.user_id',
    joined: 'e.user_id is not null',
    role_id: 'e.role_id',
    role: 'r.name',
    permissions: 'r.permissions',
    manager_id: 'e.manager_id',
    manager: `nullif(concat_ws(' ', m.first_name, m.last_name), '')`,
    time_off_manager_id: 'e.time_off_manager_id',
    time_off_policy_id: 'e.time_off_policy_id',
    time_off_policy: 'p.name',
    phone_number: 'e.phone_number',
    birthday_on: 'e.birthday_on',
    gender: 'e.gender',
    nationality: 'e.nationality',
    address_1: 'e.address_1',
    address_2: 'e.address_2',
    city: 'e.city',
    state: 'e.state',
    postal_code: 'e.postal_code',
    country: 'e.country',
    hired_on: 'e.hired_on',
    contract_end: 'c.end_date',
    terminated_on: 'e.terminated_on',
    invited_on: 'e.invited_on',
    created_at: 'e.created_at',
    leaves_count: `(select count(*)::int from leaves l where l.employee_id = e.id and l.status = 'pending')`,
  },
})
