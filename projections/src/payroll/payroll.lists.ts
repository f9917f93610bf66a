import * as declared from '@workledger/contracts/payroll/payroll.lists'
import { ofEmployee, readList } from '../kernel/list-resource'
import { runs } from './payroll.queries'

export const payrunsList = readList(declared.payrunsList, {
  from: (db, { workspace }) => runs(db, workspace),
  sql: {
    id: 'p.id',
    start: 'p.start_on',
    end: 'p.end_on',
    pay_date: 'p.pay_date',
    status: 'p.status',
    currency: 'p.currency',
    gross_pay: 'p.gross_pay',
    net_pay: 'p.net_pay',
    entries_count: 'p.entries_count',
    paid_count: 'p.paid_count',
    warnings_count: 'jsonb_array_length(p.warnings)',
    approved_at: 'p.approved_at',
    reversal: 'p.reverses is not null',
    stream: `'payrun-' || p.id`,
    revision: 'p.revision',
  },
})

export const payrunEntriesList = readList(declared.payrunEntriesList, {
  from: (db, { workspace }) =>
    db
      .selectFrom('payrun_entries as n')
      .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
      .innerJoin('employees as e', 'e.id', 'n.employee_id')
      .where('n.workspace_id', '=', workspace)
      .where('p.status', '!=', 'drafting'),
  sql: {
    id: 'n.id',
    payrun_id: 'n.payrun_id',
    ...ofEmployee('n'),
    start: 'p.start_on',
    end: 'p.end_on',
    status: 'p.status',
    should_pay: 'n.should_pay',
    work_hours: 'n.work_hours',
    currency: 'p.currency',
    basic_pay: 'n.basic_pay',
    gross_pay: 'n.gross_pay',
    net_pay: 'n.net_pay',
  },
})
