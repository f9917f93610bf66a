import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, day, digits, id, personal, plain } from '../kernel/event-fields'

const payrun = { payrun_id: id() }

/**
 * A day of a line and what it counts of it: seconds where the line counts hours, else a part of the
 * day.
 */
const lineDay = z.object({ day: day(), quantity: amount() })

/**
 * A line of basic pay: rate × factor × quantity ÷ of, and for a salary ÷ `per_year`, a monthly rate
 * times 12 before. `salary` counts working days; `unpaid` takes days of leave away again (its
 * factor is negative); `hours`, and for who is paid by the hour `leave` and `holiday`, count
 * seconds of 3,600, or typed hours of 1.
 */
const segment = z.object({
  kind: z.enum(['salary', 'unpaid', 'hours', 'leave', 'holiday']),
  /** Of the leave type. */
  name: plain().nullable(),
  contract_ids: z.array(id()),
  from: day(),
  to: day(),
  type: z.enum(['hourly', 'weekly', 'monthly', 'yearly']),
  rate: amount(),
  factor: amount(),
  quantity: amount(),
  of: count(),
  /** Pay periods of a year that a salary is divided by; 1 where it is not. */
  per_year: count(),
  days: z.array(lineDay),
  /** Name and version of the rule, such as `yearly@1`. */
  formula: plain(40),
  amount: amount(),
})

const component = z.object({
  /**
   * Of the contract's adjustment; null for one that was typed into the run, for overtime and for
   * what was carried.
   */
  adjustment_id: id().nullable(),
  category_id: id().nullable(),
  name: plain(),
  /** `hours`: overtime. `leave`: what a leaver's last pay settles. */
  calculation_type: z.enum(['fixed', 'percent', 'hours', 'leave']),
  /** Money, hundredths of basic pay, or money for an hour. */
  value: amount(),
  factor: amount(),
  /** Fixed: working days of `of` in the month, or 1 of 1 in full. Hours: seconds of 3,600. */
  quantity: amount(),
  of: count(),
  /**
   * `counts`: a bonus that is part of the rate of overtime. `premium`: what such bonuses add to
   * overtime.
   */
  regular_rate: z.enum(['counts', 'premium']).optional(),
  /** First and last day for which it counts; null for one that was typed or carried. */
  from: day().nullable(),
  to: day().nullable(),
  /** A percent of a part of basic pay alone: how much of each basic line. */
  portions: z.array(z.object({ part: amount(), of: amount() })).nullable(),
  days: z.array(lineDay),
  /** What a percent is of, rounded. */
  base: amount().nullable(),
  /** What the net cannot bear is left to the next run. */
  carries: z.boolean(),
  /** Left over from an earlier run. */
  carried_in: z.boolean(),
  /** Written by an admin instead of calculated. */
  typed: z.boolean(),
  formula: plain(40),
  /** Left to the next run. */
  carried: amount(),
  /** What is paid or kept now: as calculated less `carried`. */
  amount: amount(),
})

export const correctionCauses = [
  'contract',
  'hours',
  'days',
  'leave',
  'adjustment',
  'reversal',
] as const

/** A difference of an earlier period, because of what became known after its run was approved. */
const correction = z.object({
  /**
   * The run that it corrects, with its period, and its entry; the employee's id where they had
   * none.
   */
  payrun_id: id(),
  entry_id: id(),
  start: day(),
  end: day(),
  /** What it corrects; basic pay and allowances are earned, deductions are kept back. */
  side: z.enum(['basic', 'allowance', 'deduction']),
  category_id: id().nullable(),
  name: plain(),
  cause: z.enum(correctionCauses),
  /** What is right by today's facts, and what was paid so far. */
  now: amount(),
  then: amount(),
  /** now − then. */
  amount: amount(),
})

/**
 * An approved claim that the run pays back: no part of gross pay, of no percent and not taxable.
 */
const reimbursedExpense = z.object({
  expense_id: id(),
  name: plain(),
  date: day(),
  /** As it was claimed. */
  claimed: amount(),
  currency: currency(),
  /** Units of the run's currency for one of `currency`; null where the two are one. */
  rate: amount().nullable(),
  /** claimed × rate. */
  amount: amount(),
})

export const payOfEntry = z.object({
  /** Hours that an admin typed instead of the attendance's. */
  typed_hours: amount().nullable(),
  work_hours: amount(),
  segments: z.array(segment),
  allowances: z.array(component),
  deductions: z.array(component),
  corrections: z.array(correction),
  expenses: z.array(reimbursedExpense),
  basic_pay: amount(),
  gross_pay: amount(),
  /** gross pay − deductions + expenses. */
  net_pay: amount(),
})

/** `department_id`: where the employee was when it was calculated, for the journal. */
const entry = {
  entry_id: id(),
  employee_id: id(),
  department_id: id().nullable(),
  should_pay: z.boolean(),
  pay: personal(payOfEntry),
}

/** Why somebody is not in a run, or is paid less than one would think. */
export const payRunWarnings = [
  'no_contract',
  'no_salary',
  'other_currency',
  'other_frequency',
  'contract_ended',
  'part_in_other_currency',
  'no_hours',
  'no_attendance',
] as const

/** Entries of a draft that are left out together, or taken back in, at most. */
export const MOST_CHOSEN = 500

/** Why an entry is held back at approval. */
export const heldBackReasons = ['zero_net', 'negative_net'] as const

/** Sums of the entries that are paid, in the run's currency. */
const totals = z.object({
  paid_count: count(),
  basic_pay: amount(),
  gross_pay: amount(),
  net_pay: amount(),
})

const keptSides = ['basic', 'allowance', 'deduction', 'expense'] as const

/**
 * What stays of a paid entry once the person is erased: amounts in the run's currency, with neither
 * a name nor a day, so that the run's totals stay explained. A correction stands at the side that
 * it corrects.
 */
const keptEntry = z.object({
  entry_id: id(),
  basic_pay: amount(),
  gross_pay: amount(),
  net_pay: amount(),
  expenses: amount(),
  lines: z.array(
    z.object({
      side: z.enum(keptSides),
      category_id: id().nullable(),
      correction: z.boolean(),
      amount: amount(),
    }),
  ),
})

/** Users who had a hand in it: the signed-in one, and the admin behind a sign-in-as session. */
const by = z.array(plain(60))

/**
 * What the approver had in front of them; money in the run's currency. Left out where nobody
 * looked, such as in a reversal.
 */
const saw = z.object({
  kind: z.literal('payrun'),
  currency: currency(),
  net_pay: amount(),
  /** The approved run before this one. */
  previous: z.object({ payrun_id: id(), start: day(), end: day(), net_pay: amount() }).nullable(),
  /** Codes of what was held against it, with how many people each concerned. */
  checks: z.array(z.object({ code: plain(80), count: count() })),
  /** What was approved all the same. */
  accepted: z.array(plain(40)),
  four_eyes: z.boolean(),
})

/**
 * A pay run: stream `payrun-{id}`. Drafted entries come in chunks under 1 MiB; PayRunDrafted makes
 * them visible.
 */
export const payRunEvents = {
  PayRunStarted: event('PayRunStarted', {
    v: 1,
    data: z.object({
      ...payrun,
      start: day(),
      end: day(),
      pay_date: day(),
      currency: currency(),
      /**
       * Position in the log up to which its facts are known; a later one is a change since the
       * draft.
       */
      facts_position: digits(20),
      /** The run whose entries it takes back. */
      reverses: id().nullable(),
      by,
    }),
  }),
  PayRunEntriesDrafted: event('PayRunEntriesDrafted', {
    v: 2,
    upcast: { 1: (data) => data },
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
    v: 2,
    upcast: { 1: (data) => data },
    subject: 'employee_id',
    /** `reason`: why somebody changed what was calculated. */
    data: z.object({ ...payrun, ...entry, reason: personal(plain(500).nullable()), by }),
  }),
  /**
   * Several entries at once are left out of what is paid, or taken back in; what they say stays.
   * `totals` are of the run from then on.
   */
  PayRunPayeesChanged: event('PayRunPayeesChanged', {
    v: 1,
    data: z.object({
      ...payrun,
      entry_ids: z.array(id()),
      should_pay: z.boolean(),
      /** Somebody who acts is among them. */
      own: z.boolean(),
      reason: plain(500).nullable(),
      totals,
      by,
    }),
  }),
  /**
   * In chunks as the draft; `first` begins them and the warnings anew. What an admin typed stays.
   */
  PayRunEntriesRecalculated: event('PayRunEntriesRecalculated', {
    v: 2,
    upcast: { 1: (data) => data },
    subject: 'employee_id',
    data: z.object({
      ...payrun,
      first: z.boolean(),
      /** New, or other than before. */
      entries: z.array(z.object(entry)),
      /** Whose contract is gone. */
      removed: z.array(id()),
      warnings: z.array(z.object({ employee_id: id(), code: z.enum(payRunWarnings) })),
    }),
  }),
  PayRunRecalculated: event('PayRunRecalculated', {
    v: 1,
    data: z.object({ ...payrun, facts_position: digits(20), entries_count: count(), totals, by }),
  }),
  /**
   * From here on it never changes. Each paid entry is a payslip; `totals` are of these. Entries in
   * `held` are not paid.
   */
  PayRunApproved: event('PayRunApproved', {
    v: 2,
    data: z.object({
      ...payrun,
      totals,
      held: z.array(z.object({ entry_id: id(), code: z.enum(heldBackReasons) })),
      notify_employee: z.boolean(),
      saw: saw.optional(),
    }),
    // The first version kept nothing of what was seen.
    upcast: { 1: (data) => data },
  }),
  /**
   * Paid entries are taken back by a run of their own; `entry_ids` null: all that are left of
   * `entries_count`.
   */
  PayRunReversed: event('PayRunReversed', {
    v: 1,
    data: z.object({
      ...payrun,
      reversal_id: id(),
      entry_ids: z.array(id()).nullable(),
      entries_count: count(),
      pay_date: day(),
      reason: plain(500).nullable(),
      notify_employee: z.boolean(),
      by,
    }),
  }),
  /**
   * Somebody whom the run paid is about to be erased; written while their pay can still be read.
   */
  PayRunAmountsKept: event('PayRunAmountsKept', {
    v: 1,
    data: z.object({ ...payrun, entries: z.array(keptEntry) }),
  }),
  PayRunDeleted: event('PayRunDeleted', { v: 1, data: z.object(payrun) }),
}
