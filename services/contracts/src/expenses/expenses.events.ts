import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, currency, day, id, personal, plain } from '../kernel/event-fields'

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
}

/** `own`: decided by the claimant, because no other person could. */
const decision = { ...expense, own: z.boolean(), comment: personal(plain(500).nullable()) }

const payrun_id = id()

/** One claim of an employee: stream `expense-{id}`. */
export const expenseEvents = {
  ExpenseRequested: event('ExpenseRequested', {
    v: 1,
    subject: expensesSubject,
    data: z.object({ ...expense, ...claim }),
  }),
  ExpenseChanged: event('ExpenseChanged', {
    v: 1,
    subject: expensesSubject,
    data: z.object({ ...expense, ...claim }),
  }),
  ExpenseApproved: event('ExpenseApproved', {
    v: 1,
    subject: expensesSubject,
    data: z.object({ ...decision, ...converted, base_amount: amount() }),
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
