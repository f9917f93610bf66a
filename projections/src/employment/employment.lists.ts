import { listResource } from '../kernel/list-resource'

export const contractsList = listResource({
  name: 'contracts',
  label: 'Contracts',
  who: 'member',
  permission: 'manage_payroll',
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
  columns: {
    id: { label: 'Id', sql: 'c.id', type: 'uuid' },
    employee_id: { label: 'Employee', sql: 'c.employee_id', type: 'uuid' },
    employee_oid: { label: 'Employee id', sql: 'e.oid', type: 'text', searchable: true },
    name: { label: 'Name', sql: `concat_ws(' ', e.first_name, e.last_name)`, type: 'text', searchable: true },
    effective_on: { label: 'Effective on', sql: 'c.effective_on', type: 'day' },
    start_date: { label: 'Start date', sql: 'c.start_date', type: 'day' },
    end_date: { label: 'End date', sql: 'c.end_date', type: 'day' },
    designation_id: { label: 'Designation id', sql: 'c.designation_id', type: 'uuid' },
    designation: { label: 'Designation', sql: 'g.name', type: 'text', searchable: true },
    base_compensation_amount: { label: 'Pay', sql: 'c.base_compensation_amount', type: 'money', close: true },
    base_compensation_type: { label: 'Pay period', sql: 'c.base_compensation_type', type: 'text', close: true },
    currency: { label: 'Currency', sql: 'c.currency', type: 'text' },
    working_days: { label: 'Working days', sql: 'c.working_days', type: 'json' },
    working_hours: { label: 'Working hours', sql: 'c.working_hours', type: 'number' },
    working_period_unit: { label: 'Hours for each', sql: 'c.working_period_unit', type: 'text' },
    stream: { label: 'Stream', sql: `'employment-' || c.employee_id`, type: 'text', sortable: false, filterable: false, exported: false },
  },
  sort: 'name',
})
