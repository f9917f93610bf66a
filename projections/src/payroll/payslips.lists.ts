import * as declared from '@workledger/contracts/payroll/payslips.lists'
import { ofPaid, readList } from '../kernel/list-resource'
import { payslips } from './payslips.queries'

export const payslipsList = readList(declared.payslipsList, 'payrun_entries as n', {
  from: (db, { workspace }) =>
    payslips(db, workspace)
      .leftJoin('retained_people as f', 'f.id', 'n.employee_id')
      .leftJoin('entry_payments as y', 'y.id', 'n.id')
      .leftJoin('payment_returns as b', (join) =>
        join.onRef('b.id', '=', 'n.id').on('b.open', '=', true),
      ),
  scope: (query, { employee }) => query.where('n.employee_id', '=', employee),
  sql: {
    ...ofPaid('n'),
    start: 'p.start_on',
    end: 'p.end_on',
    pay_date: 'p.pay_date',
    paid_on: 'y.paid_on',
    returned_on: 'b.returned_on',
    return_code: 'b.code',
    currency: 'p.currency',
    reversal: 'p.reverses is not null',
    reversed: 'n.reversed_by is not null',
    updated_at: 'greatest(n.updated_at, p.updated_at)',
  },
})
