import * as z from 'zod'
import { MOST_STEPS } from '../kernel/approval-steps'
import { changeBody } from '../kernel/change-body'
import { listCall } from '../kernel/define-list'
import { area, endpoint, file } from '../kernel/endpoint'
import { employeeParams, idOf } from '../kernel/record'
import {
  bool,
  clearable,
  currency,
  day,
  fieldIssue,
  id,
  list,
  one,
  optionalText,
  text,
  wholeNumber,
} from '../kernel/shapes'
import { characters } from '../kernel/text'
import { MOST_EXPENSE } from './expense-bounds'
import { expenseCategories } from './expenses.events'
import { expenseStatus, expensesList, expenseWarning } from './expenses.lists'

const expenseParams = z.object({ id: idOf('employees'), expenseId: idOf('expenses') })

export const expense = expensesList.row
  .omit({
    employee_oid: true,
    employee_name: true,
    first_name: true,
    last_name: true,
    avatar: true,
    department_id: true,
    has_document: true,
  })
  .extend({
    employee: z.object({
      id: id(),
      first_name: z.string(),
      last_name: z.string(),
      avatar: z.string().nullable(),
    }),
    approved: z.boolean(),
    rejected: z.boolean(),
    document: z.object({ download_url: z.string() }).nullable(),
  })

export type Expense = z.output<typeof expense>

const MOST_RATE = 1_000_000_000
const currencies = new Set(Intl.supportedValuesOf('currency'))

/**
 * Accepts a decimal number between the two, as a string or number, with one code for all faults.
 */
const between = (
  least: number,
  most: number,
  words: { number: string; least: string; most: string },
) =>
  z
    .union([z.number(), characters(40)], { error: words.number })
    .transform((value) => String(value).trim())
    .superRefine((text, { addIssue }) => {
      const said = !/^-?\d{1,15}(\.\d{1,10})?$/.test(text)
        ? words.number
        : Number(text) <= least
          ? words.least
          : Number(text) >= most && words.most
      // A union reports the issue of an option only if parsing could continue.
      if (said) addIssue({ code: 'custom', message: said, continue: true })
    })

const rate = () =>
  between(0, MOST_RATE, {
    number: 'expenses.rate',
    least: 'expenses.rate_least',
    most: 'expenses.rate_most',
  })

export const expenseBody = z.object({
  name: text('expenses.name'),
  category: z.enum(expenseCategories, { error: 'expenses.category' }),
  description: text('expenses.description', 2000),
  amount: between(0, MOST_EXPENSE, {
    number: 'expenses.cost',
    least: 'expenses.cost_least',
    most: 'expenses.cost_most',
  }),
  /** ISO 4217; by default the workspace's, or the claim's previous one. */
  currency: currency()
    .refine((code) => currencies.has(code), { error: 'field.currency' })
    .optional(),
  /**
   * Units of the workspace's currency for one unit of `currency`. Without it the approver sets it;
   * irrelevant if the currencies are equal.
   */
  rate: clearable(rate()),
  date: day('expenses.date'),
  document: file(['image', 'document']).optional(),
})

export const expenseDecision = z
  .object({
    approved: bool(),
    rejected: bool(),
    comment: optionalText(500),
    rate: clearable(rate()),
    /**
     * The status that the decider saw. Without it, a decision of another person is not overturned.
     */
    status_before: expenseStatus.optional(),
    /**
     * The number of the step that the decider saw waiting, from 1. Without it, the step that waits
     * now is decided.
     */
    step: wholeNumber().min(1).max(MOST_STEPS).optional(),
  })
  .refine((flags) => flags.approved !== flags.rejected, fieldIssue('approved', 'expenses.decision'))

export const reimbursement = z.object({ date: day('field.select_date'), note: optionalText(500) })

export const counterEntry = z.object({
  date: day('field.select_date'),
  note: text('field.say_why', 500),
})

/**
 * Sums of one currency; `total` is pending plus approved, and `reimbursed` is a part of `approved`.
 */
const expenseSums = {
  total: z.string(),
  pending: z.string(),
  approved: z.string(),
  rejected: z.string(),
  reimbursed: z.string(),
}

/**
 * Claims in the workspace's own currency first, then each currency separately, because currencies
 * are never added.
 */
export const expenseStats = z.object({
  currency: z.string(),
  ...expenseSums,
  count: z.number(),
  pending_count: z.number(),
  currencies: z.array(z.object({ currency: z.string(), ...expenseSums, count: z.number() })),
})

/** The saved claim, and claims that look like it. */
const warned = z.object({ id: id(), warnings: z.array(expenseWarning) })

export const expensesApi = area('expenses', 'manage_payroll', {
  expenses: listCall(expensesList, {
    path: '/employees/{id}/expenses',
    who: 'self',
    summary: 'Expenses of an employee',
    params: employeeParams,
    row: expense,
    ignores: ['include'],
    filters: { status: expenseStatus.optional(), category: z.enum(expenseCategories).optional() },
  }),
  expense: endpoint({
    method: 'GET',
    path: '/employees/{id}/expenses/{expenseId}',
    who: 'self',
    steps: 'expense',
    summary: 'One expense',
    params: expenseParams,
    response: one(expense),
  }),
  requestExpense: endpoint({
    method: 'POST',
    path: '/employees/{id}/expenses',
    who: 'self',
    summary: 'Claim an expense',
    multipart: true,
    status: 201,
    params: employeeParams,
    body: expenseBody,
    response: one(warned),
    errors: ['expenses.future', 'expenses.too_old', 'expenses.places', 'expenses.rate_unfit'],
  }),
  changeExpense: endpoint({
    method: 'PUT',
    path: '/employees/{id}/expenses/{expenseId}',
    who: 'self',
    summary: 'Change a pending expense',
    multipart: true,
    params: expenseParams,
    body: changeBody(expenseBody),
    response: one(expense),
    errors: [
      'expenses.future',
      'expenses.too_old',
      'expenses.places',
      'expenses.rate_unfit',
      'expenses.not_pending',
    ],
  }),
  decideExpense: endpoint({
    method: 'POST',
    path: '/employees/{id}/expenses/{expenseId}/approve',
    who: 'approver',
    ifMatch: 'decision',
    steps: 'expense',
    summary:
      'Approve or reject an expense, or its waiting step; it is `approved` after the last step',
    status: 200,
    params: expenseParams,
    body: expenseDecision,
    response: one(expense),
    errors: [
      'expenses.already_approved',
      'expenses.already_rejected',
      'expenses.own',
      'expenses.paid',
      'expenses.in_pay_run',
      'expenses.rate_missing',
      'state.conflict',
      'expenses.rate_unfit',
      'expenses.not_your_step',
      'expenses.rate_approved',
      'expenses.rate_steps',
    ],
  }),
  deleteExpense: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/expenses/{expenseId}',
    who: 'self',
    summary: 'Delete an expense',
    params: expenseParams,
    errors: ['expenses.not_pending', 'expenses.paid', 'expenses.was_paid', 'expenses.in_pay_run'],
  }),
  expenseDocument: endpoint({
    method: 'GET',
    path: '/employees/{id}/expenses/{expenseId}/document',
    who: 'self',
    steps: 'expense',
    summary: 'The receipt of an expense',
    params: expenseParams,
    raw: 'file',
  }),
  expenseStats: endpoint({
    method: 'GET',
    path: '/employees/{id}/expenses-stats',
    who: 'self',
    summary: 'Sums of an employee’s expenses, by currency',
    params: employeeParams,
    response: one(expenseStats),
  }),
  expensesToApprove: endpoint({
    method: 'GET',
    path: '/employees/{id}/expenses-to-approve',
    who: 'self',
    summary: 'Pending expenses that this employee may decide',
    params: employeeParams,
    response: list(expense),
  }),
  reimburseExpense: endpoint({
    method: 'POST',
    path: '/employees/{id}/expenses/{expenseId}/reimburse',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Mark an approved expense as reimbursed outside payroll',
    status: 200,
    params: expenseParams,
    body: reimbursement,
    response: one(expense),
    errors: [
      'expenses.not_approved',
      'expenses.paid',
      'expenses.in_pay_run',
      'expenses.own',
      'field.future',
      'expenses.too_old',
    ],
  }),
  reverseReimbursement: endpoint({
    method: 'POST',
    path: '/employees/{id}/expenses/{expenseId}/reverse',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Add a counter-entry: a reimbursed expense is due again',
    status: 200,
    params: expenseParams,
    body: counterEntry,
    response: one(expense),
    errors: [
      'expenses.not_paid',
      'expenses.paid_by_run',
      'expenses.own',
      'field.future',
      'expenses.too_old',
    ],
  }),
})
