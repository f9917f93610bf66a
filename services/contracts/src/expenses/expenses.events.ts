import * as z from 'zod'
import { approvalRouteField, approvalStepField, stepSeatField } from '../kernel/approval-steps'
import { event } from '../kernel/event'
import { amount, count, currency, day, id, personal, plain } from '../kernel/event-fields'

const expensesSubject = 'employee_id'

export const expenseCategories = ['travelling', 'meals', 'stuff'] as const

const expense = { employee_id: id(), expense_id: id() }

/** The claim in the workspace's currency. */
const converted = {
  /**
   * Units of `base_currency` for one unit of the claim's currency; null if they are equal, or the
   * rate is not set yet.
   */
  rate: amount().nullable(),
  base_currency: currency(),
  /** Rounded once; null while the rate is missing. */
  base_amount: amount().nullable(),
}

const claim = {
  name: personal.text(),
  category: z.enum(expenseCategories),
  description: personal.text(2000),
  /** More than 0, with the decimals of `currency`. */
  amount: amount(),
  currency: currency(),
  date: day(),
  ...converted,
  /**
   * The receipt: the storage key of a file, and the SHA-256 of its bytes, which reveals a second
   * claim with it.
   */
  document: plain().nullable(),
  receipt_hash: personal(plain(64).nullable()),
  /** The steps of its approval; absent: one decision. */
  route: approvalRouteField.optional(),
  /**
   * The amount in `base_currency` from which it would have other steps; absent: from none. A rate
   * of the approver stays below it.
   */
  other_steps_from: amount().optional(),
}

/** `own`: decided by the claimant, because no other person could. */
const decision = { ...expense, own: z.boolean(), comment: personal(plain(500).nullable()) }

const payrun_id = id()

/** One claim of an employee: stream `expense-{id}`. */
export const expenseEvents = {
  ExpenseRequested: event('ExpenseRequested', {
    v: 3,
    subject: expensesSubject,
    // The first version had no steps, the second escalated to administrators only.
    upcast: { 1: (data) => data, 2: (data) => data },
    data: z.object({ ...expense, ...claim }),
  }),
  /** The steps start over. */
  ExpenseChanged: event('ExpenseChanged', {
    v: 3,
    subject: expensesSubject,
    upcast: { 1: (data) => data, 2: (data) => data },
    data: z.object({ ...expense, ...claim }),
  }),
  /**
   * A step that is not the last: the claim stays pending, at this rate. `by`: the employee who
   * decided. `stands_in_for`: the person in whose place. A rejected claim is pending again.
   */
  ExpenseStepApproved: event('ExpenseStepApproved', {
    v: 1,
    subject: expensesSubject,
    data: z.object({
      ...expense,
      seats: z.array(stepSeatField),
      by: id(),
      comment: decision.comment,
      stands_in_for: id().nullable(),
      ...converted,
      base_amount: amount(),
    }),
  }),
  /** No one decided a step in its days: from now on others may, too; see `escalate_to` of the step. */
  ExpenseStepEscalated: event('ExpenseStepEscalated', {
    v: 1,
    subject: expensesSubject,
    data: z.object({ ...expense, step: count(), days: count() }),
  }),
  /** `seats`, `by`: what the last step decided, of a claim with steps, and the employee who did. */
  ExpenseApproved: event('ExpenseApproved', {
    v: 2,
    subject: expensesSubject,
    upcast: { 1: (data) => data },
    data: z.object({
      ...decision,
      ...converted,
      base_amount: amount(),
      seats: z.array(stepSeatField).optional(),
      by: id().optional(),
      stands_in_for: id().nullable().optional(),
    }),
  }),
  ExpenseRejected: event('ExpenseRejected', {
    v: 1,
    subject: expensesSubject,
    data: z.object(decision),
  }),
  ExpenseDeleted: event('ExpenseDeleted', {
    v: 1,
    subject: expensesSubject,
    data: z.object(expense),
  }),
  /**
   * A line of a drafted pay run: until the run is approved or deleted, no other payment is
   * possible.
   */
  ExpenseHeldForPayRun: event('ExpenseHeldForPayRun', {
    v: 1,
    subject: expensesSubject,
    data: z.object({ ...expense, payrun_id }),
  }),
  /** The run was deleted, or excludes the employee, so the claim is due again. */
  ExpenseReleasedFromPayRun: event('ExpenseReleasedFromPayRun', {
    v: 1,
    subject: expensesSubject,
    data: z.object({ ...expense, payrun_id }),
  }),
  /** The run was approved, so the payslip pays it. */
  ExpenseTakenIntoPayRun: event('ExpenseTakenIntoPayRun', {
    v: 1,
    subject: expensesSubject,
    data: z.object({ ...expense, payrun_id }),
  }),
  /** The payslip that paid it was reversed, so it is due again. `payrun_id` is the reversal. */
  ExpensePayslipReversed: event('ExpensePayslipReversed', {
    v: 1,
    subject: expensesSubject,
    data: z.object({ ...expense, payrun_id }),
  }),
  /** Paid outside payroll. */
  ExpenseReimbursed: event('ExpenseReimbursed', {
    v: 1,
    subject: expensesSubject,
    data: z.object({ ...expense, date: day(), note: personal(plain(500).nullable()) }),
  }),
  /** The counter-entry of a payment that came back or was never made. The claim is due again. */
  ExpenseReimbursementReversed: event('ExpenseReimbursementReversed', {
    v: 1,
    subject: expensesSubject,
    data: z.object({ ...expense, date: day(), note: personal.text(500) }),
  }),
}

/** The first version escalated to administrators only. */
const approvalRule = {
  workspace_id: id(),
  rule_id: id(),
  name: plain(),
  /** Empty: of every category. */
  categories: z.array(z.enum(expenseCategories)),
  /** The least amount of a claim to which it applies, in `currency`. */
  from_amount: amount(),
  /** The workspace's currency when the rule was written. */
  currency: currency(),
  steps: z.array(approvalStepField),
}

/** Approval rules of a workspace: stream `expense-rules-{workspace}`. */
export const expenseRuleEvents = {
  ExpenseApprovalRuleAdded: event('ExpenseApprovalRuleAdded', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object(approvalRule),
  }),
  ExpenseApprovalRuleChanged: event('ExpenseApprovalRuleChanged', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object(approvalRule),
  }),
  ExpenseApprovalRuleDeleted: event('ExpenseApprovalRuleDeleted', {
    v: 1,
    data: z.object({ workspace_id: id(), rule_id: id() }),
  }),
}
