import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, day, id, personal, plain } from '../kernel/event-fields'

const payrun = { payrun_id: id() }

/** Basic pay of the days that one contract's terms hold, and how it came about. */
const segment = z.object({
  contract_ids: z.array(id()),
  from: day(),
  to: day(),
  type: z.enum(['hourly', 'weekly', 'monthly', 'yearly']),
  rate: amount(),
  /** ISO weekdays worked. */
  weekdays: z.array(count()),
  /** Seconds of attendance on these days; counted for hourly pay alone. */
  seconds: count(),
  /** Name and version of the rule, such as `yearly@1`. */
  formula: plain(40),
  /** Days worked in each month (or in the period, where it is one month) of all its working days. */
  parts: z.array(z.object({ name: plain(), days: count(), of_days: count() })),
  amount: amount(),
})
const component = z.object({
  /** Of the contract's adjustment; null for one that was typed into the run. */
  adjustment_id: id().nullable(),
  name: plain(),
  calculation_type: z.enum(['fixed', 'percent']),
  /** Money, or that many hundredths of basic pay. */
  value: amount(),
  formula: plain(40),
  amount: amount(),
})
export const payOfEntry = z.object({
  /** Hours that an admin typed instead of the attendance's. */
  typed_hours: amount().nullable(),
  work_hours: amount(),
  segments: z.array(segment),
  allowances: z.array(component),
  deductions: z.array(component),
  basic_pay: amount(),
  gross_pay: amount(),
  net_pay: amount(),
})
const entry = { entry_id: id(), employee_id: id(), should_pay: z.boolean(), pay: personal(payOfEntry) }
export const payRunWarnings = ['no_contract', 'no_salary', 'other_currency'] as const

/** Sums of the entries that are paid, in the run's currency. */
const totals = z.object({ paid_count: count(), basic_pay: amount(), gross_pay: amount(), net_pay: amount() })

/** Users who had a hand in it: the signed-in one, and the admin behind a sign-in-as session. */
const by = z.array(plain(60))

/** A pay run: stream `payrun-{id}`. Drafted entries come in chunks under 1 MiB; PayRunDrafted makes them visible. */
export const payRunEvents = {
  PayRunStarted: event('PayRunStarted', {
    v: 1,
    data: z.object({ ...payrun, start: day(), end: day(), pay_date: day(), currency: currency(), by }),
  }),
  PayRunEntriesDrafted: event('PayRunEntriesDrafted', {
    v: 1,
    subject: 'employee_id',
    data: z.object({
      ...payrun,
      entries: z.array(z.object(entry)),
      /** Employees who are not in the run, and why. */
      warnings: z.array(z.object({ employee_id: id(), code: z.enum(payRunWarnings) })),
    }),
  }),
  PayRunDrafted: event('PayRunDrafted', { v: 1, data: z.object(payrun) }),
  PayRunEntryChanged: event('PayRunEntryChanged', {
    v: 1,
    subject: 'employee_id',
    /** `reason`: why somebody changed what was calculated. */
    data: z.object({ ...payrun, ...entry, reason: personal(plain(500).nullable()), by }),
  }),
  /** From here on it never changes. Each paid entry is a payslip; `totals` are of these. */
  PayRunApproved: event('PayRunApproved', {
    v: 1,
    data: z.object({ ...payrun, totals, notify_employee: z.boolean() }),
  }),
  PayRunDeleted: event('PayRunDeleted', { v: 1, data: z.object(payrun) }),
}
