import { listResource } from '../kernel/list-resource'

export const payrunsList = listResource({
  name: 'payruns',
  label: 'Pay runs',
  who: 'admin',
  permission: 'manage_payroll',
  from: (db, { workspace }) => db.selectFrom('payruns as p').where('p.workspace_id', '=', workspace).where('p.status', '!=', 'drafting'),
  columns: {
    id: { label: 'Id', sql: 'p.id', type: 'uuid' },
    start: { label: 'First day', sql: 'p.start_on', type: 'day' },
    end: { label: 'Last day', sql: 'p.end_on', type: 'day' },
    pay_date: { label: 'Pay date', sql: 'p.pay_date', type: 'day' },
    status: { label: 'Status', sql: 'p.status', type: 'text', searchable: true },
    currency: { label: 'Currency', sql: 'p.currency', type: 'text' },
    gross_pay: { label: 'Gross pay', sql: 'p.gross_pay', type: 'money' },
    net_pay: { label: 'Net pay', sql: 'p.net_pay', type: 'money' },
    entries_count: { label: 'Entries', sql: 'p.entries_count', type: 'number' },
    paid_count: { label: 'Paid', sql: 'p.paid_count', type: 'number' },
    warnings_count: { label: 'Warnings', sql: 'jsonb_array_length(p.warnings)', type: 'number' },
    approved_at: { label: 'Approved', sql: 'p.approved_at', type: 'instant' },
    stream: { label: 'Stream', sql: `'payrun-' || p.id`, type: 'text', sortable: false, filterable: false, exported: false },
  },
  sort: '-end',
})

/** Entries of all runs; the console filters by `payrun_id`. */
export const payrunEntriesList = listResource({
  name: 'payrun-entries',
  label: 'Pay run entries',
  who: 'admin',
  permission: 'manage_payroll',
  from: (db, { workspace }) =>
    db
      .selectFrom('payrun_entries as n')
      .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
      .innerJoin('employees as e', 'e.id', 'n.employee_id')
      .where('n.workspace_id', '=', workspace)
      .where('p.status', '!=', 'drafting'),
  columns: {
    id: { label: 'Id', sql: 'n.id', type: 'uuid' },
    payrun_id: { label: 'Pay run', sql: 'n.payrun_id', type: 'uuid' },
    employee_id: { label: 'Employee', sql: 'n.employee_id', type: 'uuid' },
    employee_oid: { label: 'Employee id', sql: 'e.oid', type: 'text', searchable: true },
    name: { label: 'Name', sql: `concat_ws(' ', e.first_name, e.last_name)`, type: 'text', searchable: true },
    start: { label: 'First day', sql: 'p.start_on', type: 'day' },
    end: { label: 'Last day', sql: 'p.end_on', type: 'day' },
    status: { label: 'Status', sql: 'p.status', type: 'text' },
    should_pay: { label: 'Paid', sql: 'n.should_pay', type: 'bool' },
    work_hours: { label: 'Hours', sql: 'n.work_hours', type: 'number' },
    currency: { label: 'Currency', sql: 'p.currency', type: 'text' },
    basic_pay: { label: 'Basic pay', sql: 'n.basic_pay', type: 'money' },
    gross_pay: { label: 'Gross pay', sql: 'n.gross_pay', type: 'money' },
    net_pay: { label: 'Net pay', sql: 'n.net_pay', type: 'money' },
  },
  sort: 'name',
})
