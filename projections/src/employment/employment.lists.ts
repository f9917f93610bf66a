import * as declared from '@workledger/contracts/employment/employment.lists'
import { ofEmployee, readList } from '../kernel/list-resource'

export const contractsList = readList(declared.contractsList, {
  from: (db, { workspace }) =>
    db
      .selectFrom('contracts as c')
      .innerJoin('employees as e', 'e.id', 'c.employee_id')
      .leftJoin('designations as g', 'g.id', 'c.designation_id')
      .where('c.workspace_id', '=', workspace),
  scope: (query, { employee }) =>
    query.where((eb) => eb.or([eb('e.id', '=', employee), eb('e.manager_id', '=', employee), eb('e.time_off_manager_id', '=', employee)])),
  // Pay is the employee's and the admins'; a manager sees the rest.
  near: (row, { employee }) => row.employee_id === employee,
  sql: {
    id: 'c.id',
    ...ofEmployee('c'),
    effective_on: 'c.effective_on',
    start_date: 'c.start_date',
    end_date: 'c.end_date',
    designation_id: 'c.designation_id',
    designation: 'g.name',
    base_compensation_amount: 'c.base_compensation_amount',
    base_compensation_type: 'c.base_compensation_type',
    currency: 'c.currency',
    working_days: 'c.working_days',
    working_hours: 'c.working_hours',
    working_period_unit: 'c.working_period_unit',
    stream: `'employment-' || c.employee_id`,
    updated_at: 'c.updated_at',
  },
})
