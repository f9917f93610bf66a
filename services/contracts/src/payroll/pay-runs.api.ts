import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import {
  bool,
  created,
  currency,
  day,
  id,
  one,
  onlyThese,
  optionalText,
  wordedShape,
} from '../kernel/shapes'
import { payCorrection } from './pay-entry'

const payrunParams = z.object({ ws: idOf('workspaces'), id: idOf('payruns') })

const checkedPerson = z.object({
  id: id(),
  oid: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
})

/**
 * `stops`: approval is refused unless it is accepted; `holds`: these entries are not paid, the
 * others are; `warns`: for review.
 */
export const payCheck = z.object({
  ...wordedShape,
  severity: z.enum(['stops', 'holds', 'warns']),
  /** Number of people, or 1 for the run. */
  count: z.number(),
  /**
   * At most 500. `facts` by check: payrun_id, start, end; net; day, in_at; day, punch_id, at;
   * leave_id, start, end; left.
   */
  people: z.array(
    z.object({
      employee: checkedPerson,
      entry_id: id().nullable(),
      facts: z.record(z.string(), z.string()),
    }),
  ),
})

export type PayCheck = z.output<typeof payCheck>

export const payChangeKinds = [
  'contract',
  'adjustment',
  'attendance',
  'leave',
  'balance',
  'holiday',
  'overtime',
  'employee',
  'run',
] as const

export const payChecks = z.object({
  /** Changes since the draft was calculated; null: none, or the run is no draft. */
  stale: z
    .object({
      count: z.number(),
      /** Number of changes for each employee; at most 500. */
      entries: z.array(z.object({ employee_id: id(), count: z.number() })),
      /** The newest 50; without an employee they concern all. */
      newest: z.array(
        z.object({
          id: id(),
          kind: z.enum(payChangeKinds),
          type: z.string(),
          position: z.string(),
          changed_at: z.string(),
          employee: checkedPerson.nullable(),
        }),
      ),
    })
    .nullable(),
  checks: z.array(payCheck),
  /** Accounts that a transfer of this draft lacks: the company's, and at most 500 people's. */
  accounts: z.object({ company: z.boolean(), count: z.number(), people: z.array(checkedPerson) }),
})

export const correctionsDue = z.object({
  employee: checkedPerson,
  currency: z.string(),
  net_pay: z.string(),
  lines: z.array(payCorrection),
})

export const reverseBody = onlyThese({
  /** One payslip; by default all of the run that are not reversed yet. */
  entry_id: id().optional(),
  pay_date: day('payroll.insufficient'),
  reason: optionalText(500),
  notify_employee: bool().default(false),
})

export const payRunsApi = area('payroll', 'manage_payroll', {
  payrunChecks: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/payroll/payruns/{id}/checks',
    who: 'admin',
    costly: 'rows',
    summary: 'The checks before approval with their people, and the changes since the draft',
    params: payrunParams,
    response: one(payChecks),
  }),
  recalculatePayrun: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/payroll/payruns/{id}/recalculate',
    who: 'admin',
    ifMatch: 'row',
    summary: 'Recalculate a draft by the current facts; typed values stay',
    status: 200,
    params: payrunParams,
    response: created(),
    errors: ['payroll.complete', 'payroll.drafting', 'payroll.is_reversal'],
  }),
  reversePayrun: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/payroll/payruns/{id}/reverse',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Reverse one payslip or a whole run, in a separate approved run with negative lines',
    status: 201,
    params: payrunParams,
    body: reverseBody,
    response: created(),
    errors: ['payroll.not_complete', 'payroll.reversed', 'payroll.is_reversal'],
  }),
  corrections: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/payroll/corrections',
    who: 'admin',
    costly: 'rows',
    summary:
      'Amounts that closed periods owe by the current facts; the next run takes them as lines',
    params: workspaceParams,
    query: z.object({
      /** By default the workspace's. */
      currency: currency().optional(),
      /** Periods that end by this day; by default today. */
      until: day().optional(),
    }),
    response: z.object({
      data: z.array(correctionsDue),
      total: z.number(),
      net_pay: z.string(),
      currency: z.string(),
    }),
  }),
})
