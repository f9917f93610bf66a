import * as declared from '@workledger/contracts/people/relatives.lists'
import { sql } from 'kysely'
import { ofEmployee, readList } from '../kernel/list-resource'

export const emergencyContactsList = readList(
  declared.emergencyContactsList,
  'emergency_contacts as c',
  {
    from: (db, { workspace }) =>
      db
        .selectFrom('emergency_contacts as c')
        .innerJoin('employees as e', 'e.id', 'c.employee_id')
        .leftJoin('offices as o', 'o.id', 'e.location_id')
        .leftJoin('departments as d', 'd.id', 'e.department_id')
        .where('c.workspace_id', '=', workspace),
    filters: { employee_status: (status) => sql`e.status = ${status}` },
    sql: {
      ...ofEmployee('c'),
      office: 'o.name',
      department: 'd.name',
      contact: 'c.name',
      stream: `'relatives-' || c.employee_id`,
    },
  },
)
