import { listResource } from '../kernel/list-resource'

/** Paid entries of approved runs: for their owner and payroll admins, not for managers. */
export const payslipsList = listResource({
  name: 'payslips',
  label: 'Payslips',
  who: 'member',
  permission: 'manage_payroll',
  ownExport: true,
  from: (db, { workspace }) =>
    db
      .selectFrom('payrun_entries as n')
      .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
      .innerJoin('employees as e', 'e.id', 'n.employee_id')
      .where('n.workspace_id', '=', workspace)
      .where('p.status', '=', 'complete')
      .where('n.should_pay', '=', true),
  scope: (query, { employee }) => query.where('n.employee_id', '=', employee),
  columns: {
    id: { label: 'Id', sql: 'n.id', type: 'uuid' },
    payrun_id: { label: 'Pay run', sql: 'n.payrun_id', type: 'uuid' },
    employee_id: { label: 'Employee', sql: 'n.employee_id', type: 'uuid' },
    employee_oid: { label: 'Employee id', sql: 'e.oid', type: 'text', searchable: true },
    name: { label: 'Name', sql: `concat_ws(' ', e.first_name, e.last_name)`, type: 'text', searchable: true },
    start: { label: 'First day', sql: 'p.start_on', type: 'day' },
    end: { label: 'Last day', sql: 'p.end_on', type: 'day' },
    pay_date: { label: 'Pay date', sql: 'p.pay_date', type: 'day' },
    currency: { label: 'Currency', sql: 'p.currency', type: 'text' },
    basic_pay: { label: 'Basic pay', sql: 'n.basic_pay', type: 'money' },
    gross_pay: { label: 'Gross pay', sql: 'n.gross_pay', type: 'money' },
    net_pay: { label: 'Net pay', sql: 'n.net_pay', type: 'money' },
  },
  sort: '-end',
})
