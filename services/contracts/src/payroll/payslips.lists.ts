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
    id: column.uuid(),
    payrun_id: column.uuid(),
    ...column.employee,
    start: column.day({ searchable: true }),
    end: column.day({ searchable: true }),
    pay_date: column.day({ searchable: true }),
    /** The day that is marked as the payment's. */
    paid_on: column.day({ nullable: true }),
    /** The bank returned the payment, which is not paid since. */
    returned_on: column.day({ nullable: true }),
    return_code: column.text({ nullable: true }),
    currency: column.text(),
    basic_pay: column.money({ nullable: true }),
    gross_pay: column.money({ nullable: true }),
    net_pay: column.money({ nullable: true }),
    /** It reverses another payslip; `reversed` means that another payslip reverses it. */
    reversal: column.bool(),
    reversed: column.bool(),
    updated_at: column.updated(),
  },
  sort: '-end',
})
