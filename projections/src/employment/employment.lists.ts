import * as declared from '@workledger/contracts/employment/employment.lists'
import { ofEmployee, readList } from '../kernel/list-resource'

export const contractsList = readList(declared.contractsList, 'contracts as c', {
  from: (db, { workspace }) =>
    db
      .selectFrom('contracts as c')
      .innerJoin('employees as e', 'e.id', 'c.employee_id')
      .leftJoin('designations as g', 'g.id', 'c.designation_id')
      .where('c.workspace_id', '=', workspace),
  scope: (query, { employee }) =>
    query.where((eb) =>
      eb.or([
        eb('e.id', '=', employee),
        eb('e.manager_id', '=', employee),
        eb('e.time_off_manager_id', '=', employee),
      ]),
    ),
  // The employee and administrators see pay; a manager sees the rest.
  isClose: (row, { employee }) => row.employee_id === employee,
  sql: {
    ...ofEmployee('c'),
    designation: 'g.name',
    stream: `'employment-' || c.employee_id`,
  },
})
