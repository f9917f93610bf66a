import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

/** Paid entries of approved runs: for their owner and payroll admins, not for managers. */
export const payslipsList = defineList({
  name: 'payslips',
  label: 'Payslips',
  who: 'member',
  permission: 'manage_payroll',
  ownExport: true,
  columns: {
    id: column.uuid('Id'),
    payrun_id: column.uuid('Pay run'),
    ...column.employee,
    start: column.day('First day'),
    end: column.day('Last day'),
    pay_date: column.day('Pay date'),
    /** The day it is marked as paid. */
    paid_on: column.day('Paid on', { nullable: true }),
    currency: column.text('Currency'),
    basic_pay: column.money('Basic pay', { nullable: true }),
    gross_pay: column.money('Gross pay', { nullable: true }),
    net_pay: column.money('Net pay', { nullable: true }),
    /** It takes another payslip back; and, it was taken back itself. */
    reversal: column.bool('Reversal'),
    reversed: column.bool('Reversed'),
    updated_at: column.updated(),
  },
  sort: '-end',
})
