import * as z from 'zod'
import { event, personal } from '../kernel/event'
import { id } from '../kernel/shapes'

const payrun = { payrun_id: id() }

/** Basic pay of the days that one contract's terms hold, and how it came about. Money and counts are decimal strings. */
const segment = z.object({
  contract_ids: z.array(id()),
  from: z.string(),
  to: z.string(),
  type: z.enum(['hourly', 'weekly', 'monthly', 'yearly']),
  rate: z.string(),
  /** ISO weekdays worked. */
  weekdays: z.array(z.number().int()),
  /** Seconds of attendance on these days; counted for hourly pay alone. */
  seconds: z.number().int(),
  /** Name and version of the rule, such as `yearly@1`. */
  formula: z.string(),
  /** Days worked in each month (or in the period, where it is one month) of all its working days. */
  parts: z.array(z.object({ name: z.string(), days: z.number().int(), of_days: z.number().int() })),
  amount: z.string(),
})
const component = z.object({
  /** Of the contract's adjustment; null for one that was typed into the run. */
  adjustment_id: id().nullable(),
  name: z.string(),
  calculation_type: z.enum(['fixed', 'percent']),
  /** Money, or that many hundredths of basic pay. */
  value: z.string(),
  formula: z.string(),
  amount: z.string(),
})
export const payOfEntry = z.object({
  /** Hours that an admin typed instead of the attendance's. */
  typed_hours: z.string().nullable(),
  work_hours: z.string(),
  segments: z.array(segment),
  allowances: z.array(component),
  deductions: z.array(component),
  basic_pay: z.string(),
  gross_pay: z.string(),
  net_pay: z.string(),
})
const entry = { entry_id: id(), employee_id: id(), should_pay: z.boolean(), pay: personal(payOfEntry) }
export const payRunWarnings = ['no_contract', 'no_salary', 'other_currency'] as const

/** Users who had a hand in it: the signed-in one, and the admin behind a sign-in-as session. */
const by = z.array(z.string())

/** A pay run: stream `payrun-{id}`. Drafted entries come in chunks under 1 MiB; PayRunDrafted makes them visible. */
export const payRunEvents = {
  PayRunStarted: event('PayRunStarted', {
    v: 1,
    data: z.object({ ...payrun, start: z.string(), end: z.string(), pay_date: z.string(), currency: z.string(), by }),
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
  PayRunDrafted: event('PayRunDrafted', { v: 1, data: z.object({ ...payrun, entries_count: z.number().int() }) }),
  PayRunEntryChanged: event('PayRunEntryChanged', {
    v: 1,
    subject: 'employee_id',
    data: z.object({ ...payrun, ...entry, was: z.object({ should_pay: z.boolean(), pay: personal(payOfEntry) }), by }),
  }),
  /** From here on it never changes. Each paid entry is a payslip. */
  PayRunApproved: event('PayRunApproved', {
    v: 1,
    data: z.object({ ...payrun, entries_count: z.number().int(), paid_count: z.number().int(), notify_employee: z.boolean() }),
  }),
  /** Entries are numbered, so their count names all of them. */
  PayRunDeleted: event('PayRunDeleted', { v: 1, data: z.object({ ...payrun, entries_count: z.number().int() }) }),
}
