import * as z from 'zod'
import { payAmount } from '../kernel/amounts'
import { listCall, type RowOf } from '../kernel/define-list'
import { area, endpoint, MEGABYTE } from '../kernel/endpoint'
import { employeeParams, idOf, workspaceParams } from '../kernel/record'
import {
  bool,
  created,
  currency,
  day,
  decimal,
  id,
  list,
  listQuery,
  one,
  optionalText,
  text,
} from '../kernel/shapes'
import { payCause, payEntry, payrollPerson } from './pay-entry'
import { why } from './pay-why'
import { MOST_CHOSEN, payRunWarnings } from './payroll.events'
import { payEntryKind, payrunEntriesList, payrunStatus, payrunsList } from './payroll.lists'
import { payslipsList } from './payslips.lists'

const payrunParams = z.object({ ws: idOf('workspaces'), id: idOf('payruns') })

const entryItem = z.object({
  ws: idOf('workspaces'),
  id: idOf('payruns'),
  entryId: idOf('payrun_entries'),
})

export type PayRun = RowOf<typeof payrunsList>

/**
 * Sums over the paid entries. Allowances = gross pay − basic pay − `corrections.gross_pay`.
 * Deductions = gross pay + expenses − net pay − (`corrections.gross_pay` − `corrections.net_pay`),
 * the last being what corrections withhold.
 */
const payrunSums = {
  basic_pay: z.string(),
  /** Claims that the run reimburses. */
  expenses: z.string(),
  /** Amounts that corrections of earlier periods add to gross and net pay. */
  corrections: z.object({ gross_pay: z.string(), net_pay: z.string() }),
}

export const payrunDetail = payrunsList.row.extend({
  ...payrunSums,
  prepared_by: z.string(),
  approved_by: z.string().nullable(),
  /** Number of facts changed since the draft was calculated: recalculate it before approval. */
  changes_count: z.number(),
  /** The run that this one reverses, and the runs that reverse entries of this one. */
  reverses: id().nullable(),
  reversed_by: z.array(id()),
  /** It is approved, and has a payslip that no run reverses yet. */
  reversible: z.boolean(),
  /** Employees missing from the run, with reasons. */
  warnings: z.array(
    z.object({ code: z.enum(payRunWarnings), message: z.string(), employee: payrollPerson }),
  ),
  /** The previous approved run, for comparison. */
  previous: z
    .object({
      id: id(),
      start: z.string(),
      end: z.string(),
      ...payrunSums,
      gross_pay: z.string(),
      net_pay: z.string(),
    })
    .nullable(),
})

const payEntriesBeside = {
  /** Paid in the previous run, and not in this one. */
  left: z.array(
    z.object({ employee: payrollPerson, net_pay: z.string(), causes: z.array(payCause) }),
  ),
}

const { page, per_page } = listQuery()

export const payChange = z.object({
  employee: payrollPerson,
  /** `left`: paid in the previous run, and not in this one. */
  kind: z.enum(['changed', 'new', 'left']),
  /** Null if this run has no entry of the employee. */
  entry_id: id().nullable(),
  /** Net pay in the previous run and in this one; zero if the employee is not paid. */
  before: z.string(),
  net_pay: z.string(),
  difference: z.string(),
})

export type PayChange = z.output<typeof payChange>

const componentBody = z.object({
  name: text('payroll.adjustment', 120),
  amount: payAmount('field.value'),
  adjustment_id: z.union([z.literal('').transform(() => null), z.null(), id()]).optional(),
})

export const payEntryChange = z
  .object({
    should_pay: bool(),
    /** At most the hours of the run's days. */
    work_hours: decimal('field.numeric').refine((value) => !value.startsWith('-'), {
      error: 'field.negative',
    }),
    allowances: z.array(componentBody).max(50),
    deductions: z.array(componentBody).max(50),
    /** The reason, stored in the history of the run. */
    reason: optionalText(500),
  })
  .partial()

export const payeesChange = z.object({
  /** Entries already in the requested state stay. */
  entry_ids: z.array(id()).min(1).max(MOST_CHOSEN),
  should_pay: bool(),
  /** The reason, stored in the history of the run. */
  reason: optionalText(500),
})

const date = () => day('payroll.insufficient')

export const draftBody = z
  .object({
    start: date(),
    end: date(),
    pay_date: date(),
    /** By default the workspace's; contracts in other currencies have their own runs. */
    currency: currency().optional(),
  })
  .refine(({ start, end }) => start <= end, { path: ['end'], error: 'field.order' })
  .refine(({ start, end }) => Date.parse(end) - Date.parse(start) <= 366 * 86_400_000, {
    path: ['end'],
    error: 'field.most_year',
  })

export const approveBody = z.object({
  /** Last changes; unchanged values may be sent as well. */
  entries: z.array(payEntryChange.extend({ id: id() })).optional(),
  notify_employee: bool().default(true),
  /** Warnings that were seen and accepted. */
  accept: z.array(z.enum(['already_paid'])).default([]),
})

export const payslip = z.object({
  id: id(),
  payrun: z.object({ id: id(), start: z.string(), end: z.string(), pay_date: z.string() }),
  currency: z.string(),
  basic_pay: z.string(),
  gross_pay: z.string(),
  net_pay: z.string(),
  /** Null until it is marked as paid. */
  paid_on: z.string().nullable(),
  /** Day on which the bank returned the payment, and its reason by ISO 20022; null once paid again. */
  returned_on: z.string().nullable(),
  return_code: z.string().nullable(),
  /** It reverses another payslip. */
  reversal: z.boolean(),
  /** Another payslip reverses it. */
  reversed: z.boolean(),
  updated_at: z.string().optional(),
  download_url: z.string(),
})

export type Payslip = z.output<typeof payslip>

const changing = ['payroll.complete', 'payroll.drafting', 'payroll.is_reversal']

export const payrollApi = area('payroll', 'manage_payroll', {
  payruns: listCall(payrunsList, {
    path: '/workspaces/{ws}/payroll/payruns',
    summary: 'Pay runs, newest first',
    params: workspaceParams,
    filters: { status: payrunStatus.optional() },
  }),
  draftPayrun: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/payroll/payruns/draft',
    who: 'admin',
    summary: 'Draft a pay run: one entry for each employee with a contract in the period',
    status: 201,
    params: workspaceParams,
    body: draftBody,
    response: created(),
    errors: ['payroll.nobody'],
  }),
  payrun: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/payroll/payruns/{id}',
    who: 'admin',
    summary: 'One pay run with its warnings',
    params: payrunParams,
    response: one(payrunDetail),
  }),
  payrunEntries: listCall(payrunEntriesList, {
    path: '/workspaces/{ws}/payroll/payruns/{id}/entries',
    summary: 'Entries of a pay run, compared with the previous approved run',
    params: payrunParams,
    row: payEntry,
    beside: payEntriesBeside,
    filters: { only: payEntryKind.optional() },
  }),
  payrunChanges: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/payroll/payruns/{id}/changes',
    who: 'admin',
    costly: 'rows',
    summary:
      'Employees whose net pay differs from the previous approved run, largest difference first',
    params: payrunParams,
    query: z.object({ page, per_page }),
    response: list(payChange).extend({
      /** Number of each kind on all pages. */
      counts: z.object({ changed: z.number(), new: z.number(), left: z.number() }),
    }),
  }),
  changePayrunEntry: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/payroll/payruns/{id}/entries/{entryId}',
    who: 'admin',
    ifMatch: 'row',
    summary: 'Change an entry of a draft; the server recalculates it',
    status: 200,
    params: entryItem,
    body: payEntryChange,
    response: one(payEntry),
    errors: [...changing, 'payroll.hours_of_period'],
  }),
  changePayrunPayees: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/payroll/payruns/{id}/payees',
    who: 'admin',
    ifMatch: 'row',
    summary: 'Exclude several entries of a draft from payment, or include them again: all or none',
    status: 200,
    params: payrunParams,
    body: payeesChange,
    response: one(payrunsList.row),
    errors: changing,
  }),
  whyPayrunEntry: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/payroll/payruns/{id}/entries/{entryId}/why',
    who: 'admin',
    summary: 'Explain each number of an entry: formula, inputs, events',
    params: entryItem,
    response: one(why),
  }),
  approvePayrun: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/payroll/payruns/{id}/save',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Approve a pay run; it never changes afterwards',
    status: 200,
    params: payrunParams,
    limit: 8 * MEGABYTE,
    body: approveBody,
    response: one(payrunsList.row),
    errors: [
      ...changing,
      'payroll.nobody_paid',
      'payroll.approving',
      'payroll.four_eyes',
      'payroll.four_eyes_own',
      'payroll.stale',
      'payroll.already_paid',
      'payroll.expenses_gone',
      'payroll.payouts_gone',
      'payroll.hours_of_period',
      'payroll.most_changes',
    ],
  }),
  deletePayrun: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/payroll/payruns/{id}',
    who: 'admin',
    ifMatch: 'row',
    summary: 'Delete a draft',
    params: payrunParams,
    errors: changing,
  }),
  payslips: listCall(payslipsList, {
    path: '/employees/{id}/payslips',
    who: 'payee',
    summary: 'Payslips of an employee, newest first',
    params: employeeParams,
    row: payslip,
  }),
  whyPayslip: endpoint({
    method: 'GET',
    path: '/employees/{id}/payslips/{payslipId}/why',
    who: 'payee',
    summary: 'Explain each number of a payslip: formula, inputs, events',
    params: z.object({ id: idOf('employees'), payslipId: idOf('payrun_entries') }),
    response: one(why),
  }),
  downloadPayslip: endpoint({
    method: 'GET',
    path: '/employees/{id}/payslips/{payslipId}/download',
    who: 'payee',
    summary: 'A payslip as PDF',
    params: z.object({ id: idOf('employees'), payslipId: idOf('payrun_entries') }),
    raw: 'file',
  }),
})
