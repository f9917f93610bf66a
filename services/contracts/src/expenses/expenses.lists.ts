import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { id } from '../kernel/shapes'
import { expenseCategories } from './expenses.events'

export const expenseStatuses = ['pending', 'approved', 'rejected'] as const
export const expenseStatus = z.enum(expenseStatuses)
/** `none` until it is approved, then `due`, `in_pay_run` while a draft holds it, and `paid`. */
export const expensePayments = ['none', 'due', 'in_pay_run', 'paid'] as const
export const expensePayment = z.enum(expensePayments)
/** Another claim that is not rejected looks the same: same person, day and amount, or the same receipt. */
export const expenseWarning = z.object({ code: z.enum(['expenses.same_claim', 'expenses.same_receipt']), message: z.string() })

export const expensesList = defineList({
  name: 'expenses',
  label: 'Expenses',
  who: 'member',
  permission: 'manage_payroll',
  ownExport: true,
  columns: {
    id: column.exportedId(),
    employee_id: column.uuid('Employee'),
    employee_oid: column.text('Employee id', { searchable: true, nullable: true }),
    employee_name: column.text('Employee', { searchable: true }),
    first_name: column.text('First name', { exported: false, nullable: true }),
    last_name: column.text('Last name', { exported: false, nullable: true }),
    avatar: column.picture('Picture'),
    department_id: column.uuid('Department id', { nullable: true }),
    name: column.text('Name', { searchable: true, nullable: true }),
    category: column.of('text', 'Type', z.enum(expenseCategories)),
    date: column.day('Date'),
    amount: column.money('Amount'),
    currency: column.text('Currency'),
    /** Units of the workspace's currency for one of the claim's; null where the two are one, or nobody has named it yet. */
    rate: column.of('number', 'Rate', z.string(), { nullable: true }),
    base_amount: column.money('Amount in the company’s currency', { nullable: true }),
    base_currency: column.text('Company’s currency'),
    status: column.of('text', 'Status', expenseStatus),
    payment: column.of('text', 'Reimbursement', expensePayment),
    /** It was paid once, even where a counter-entry or a reversal took that back: it cannot be deleted. */
    was_paid: column.bool('Was paid', { exported: false }),
    reimbursed_on: column.day('Reimbursed', { nullable: true }),
    payrun_id: column.uuid('Pay run id', { nullable: true }),
    description: column.text('Description', { searchable: true, nullable: true }),
    comment: column.text('Comment', { searchable: true, nullable: true }),
    has_document: column.bool('Receipt'),
    decided_at: column.instant('Decided', { nullable: true }),
    created_at: column.instant('Requested'),
    updated_at: column.exportedUpdated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  more: { warnings: z.array(expenseWarning) },
  filters: {
    /** Expenses of everybody but this employee. */
    not_of: id(),
  },
  perPage: 15,
  sort: '-date',
})
