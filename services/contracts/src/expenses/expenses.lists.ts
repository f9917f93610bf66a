import * as z from 'zod'
import { approvalStepField } from '../kernel/approval-steps'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { id } from '../kernel/shapes'
import { shownStep } from '../kernel/shown-step'
import { expenseCategories } from './expenses.events'

export const expenseStatuses = ['pending', 'approved', 'rejected'] as const
export const expenseStatus = z.enum(expenseStatuses)

/** `none` until approval, then `due`, `in_pay_run` in a draft, and `paid`. */
export const expensePayments = ['none', 'due', 'in_pay_run', 'paid'] as const

export const expensePayment = z.enum(expensePayments)

/**
 * Another claim that is not rejected looks the same: same person, day and amount, or the same
 * receipt.
 */
export const expenseWarning = z.object({
  code: z.enum(['expenses.same_claim', 'expenses.same_receipt']),
  message: z.string(),
})

export const expensesList = defineList({
  name: 'expenses',
  label: 'Expenses',
  who: 'member',
  permission: 'manage_payroll',
  ownExport: true,
  columns: {
    id: column.exportedId(),
    employee_id: column.uuid(),
    employee_oid: column.text({ searchable: true, nullable: true }),
    employee_name: column.text({ searchable: true }),
    first_name: column.text({ exported: false, nullable: true }),
    last_name: column.text({ exported: false, nullable: true }),
    avatar: column.picture(),
    department_id: column.uuid({ nullable: true }),
    name: column.text({ searchable: true, nullable: true }),
    category: column.of('text', z.enum(expenseCategories)),
    date: column.day(),
    amount: column.money(),
    currency: column.text(),
    /**
     * Units of the workspace's currency for one of the claim's; null if they are equal, or the rate
     * is not set yet.
     */
    rate: column.of('number', z.string(), { nullable: true }),
    base_amount: column.money({ nullable: true }),
    base_currency: column.text(),
    status: column.of('text', expenseStatus),
    payment: column.of('text', expensePayment),
    /**
     * It was paid once, even if a counter-entry or a reversal took that back, so it cannot be
     * deleted.
     */
    was_paid: column.bool({ exported: false }),
    reimbursed_on: column.day({ nullable: true }),
    payrun_id: column.uuid({ nullable: true }),
    description: column.text({ searchable: true, nullable: true }),
    comment: column.text({ searchable: true, nullable: true }),
    has_document: column.bool(),
    decided_at: column.instant({ nullable: true }),
    created_at: column.instant(),
    updated_at: column.exportedUpdated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  more: {
    warnings: z.array(expenseWarning),
    /** The steps of its approval; empty: one decision. */
    steps: z.array(shownStep),
    /** Whether a step waits for the reader; null: it has no steps. */
    your_step: z.boolean().nullable(),
  },
  filters: {
    /** Expenses of all employees but this one. */
    not_of: id(),
  },
  perPage: 15,
  sort: '-date',
})

export const expenseApprovalRulesList = defineList({
  name: 'expense-approval-rules',
  label: 'Approval rules of expenses',
  who: 'admin',
  permission: 'manage_payroll',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    /** Empty: of every category. */
    categories: column.json(z.array(z.enum(expenseCategories))),
    /** The least amount of a claim to which it applies, in `currency`. */
    from_amount: column.money(),
    /** The workspace's currency when the rule was written. */
    currency: column.text(),
    steps: column.json(z.array(approvalStepField)),
    /** Number of its steps. */
    steps_count: column.number(),
    updated_at: column.updated(),
    revision: column.revision(),
  },
  more: {
    /** Its steps with the names of roles and people. */
    named: z.array(shownStep),
  },
  sort: 'from_amount',
})
