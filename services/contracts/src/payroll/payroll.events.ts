import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, day, digits, id, personal, plain } from '../kernel/event-fields'

const payrun = { payrun_id: id() }

/** A day of a line and its count: seconds if the line counts hours, else a part of the day. */
const lineDay = z.object({ day: day(), quantity: amount() })

/**
 * A line of basic pay: rate × factor × quantity ÷ of, and for a salary ÷ `per_year`, with a monthly
 * rate times 12 first. `salary` counts working days; `unpaid` deducts days of leave (its factor is
 * negative). `hours`, and for hourly workers `leave` and `holiday`, count seconds of 3,600, or
 * typed hours of 1.
 */
const segment = z.object({
  kind: z.enum(['salary', 'unpaid', 'hours', 'leave', 'holiday']),
  /** Name of the leave type. */
  name: plain().nullable(),
  contract_ids: z.array(id()),
  from: day(),
  to: day(),
  type: z.enum(['hourly', 'weekly', 'monthly', 'yearly']),
  rate: amount(),
  factor: amount(),
  quantity: amount(),
  of: count(),
  /** Pay periods of a year by which a salary is divided; otherwise 1. */
  per_year: count(),
  days: z.array(lineDay),
  /** Name and version of the rule, such as `yearly@1`. */
  formula: plain(40),
  amount: amount(),
})

const component = z.object({
  /** The contract's adjustment; null for typed lines, overtime and carried deductions. */
  adjustment_id: id().nullable(),
  category_id: id().nullable(),
  name: plain(),
  /**
   * `hours`: overtime. `leave`: the settlement of a leaver's last pay. `payout`: hours of the
   * working time account.
   */
  calculation_type: z.enum(['fixed', 'percent', 'hours', 'leave', 'payout']),
  /** Money, hundredths of basic pay, or money for an hour. */
  value: amount(),
  factor: amount(),
  /**
   * Fixed: working days of `of` in the month, or 1 of 1 in full. Hours: seconds of 3,600. Payout:
   * seconds of those that `value` × the factor without its surcharge pays.
   */
  quantity: amount(),
  of: count(),
  /**
   * `counts`: a bonus that is part of the overtime rate. `premium`: the share that such bonuses add
   * to overtime.
   */
  regular_rate: z.enum(['counts', 'premium']).optional(),
  /** The payout of a working time account that it pays. */
  payout_id: id().optional(),
  /** First and last day for which it counts; null for typed and carried lines. */
  from: day().nullable(),
  to: day().nullable(),
  /** For a percent of a part of basic pay: how much of each basic line. */
  portions: z.array(z.object({ part: amount(), of: amount() })).nullable(),
  days: z.array(lineDay),
  /** The rounded base of a percent. */
  base: amount().nullable(),
  /** The next run takes the amount above the net. */
  carries: z.boolean(),
  /** Left over from an earlier run. */
  carried_in: z.boolean(),
  /** Entered by an admin instead of calculated. */
  typed: z.boolean(),
  formula: plain(40),
  /** Left to the next run. */
  carried: amount(),
  /** Amount paid or withheld now: the calculated one less `carried`. */
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

/**
 * A difference of an earlier period, caused by facts that became known after its run was approved.
 */
const correction = z.object({
  /** The corrected run with its period, and its entry; the employee's id if there was none. */
  payrun_id: id(),
  entry_id: id(),
  start: day(),
  end: day(),
  /** The corrected side; basic pay and allowances are earned, deductions withheld. */
  side: z.enum(['basic', 'allowance', 'deduction']),
  category_id: id().nullable(),
  name: plain(),
  cause: z.enum(correctionCauses),
  /** The right amount by today's facts, and the amount paid so far. */
  now: amount(),
  then: amount(),
  /** now − then. */
  amount: amount(),
})

/**
 * An approved claim that the run reimburses: outside gross pay, in the base of no percent, and not
 * taxable.
 */
const reimbursedExpense = z.object({
  expense_id: id(),
  name: plain(),
  date: day(),
  /** In the claim's currency. */
  claimed: amount(),
  currency: currency(),
  /** Units of the run's currency for one of `currency`; null if they are equal. */
  rate: amount().nullable(),
  /** claimed × rate. */
  amount: amount(),
})

export const payOfEntry = z.object({
  /** Hours typed by an admin instead of attendance. */
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

/** `department_id`: the employee's at the calculation, for the journal. */
const entry = {
  entry_id: id(),
  employee_id: id(),
  department_id: id().nullable(),
  should_pay: z.boolean(),
  pay: personal(payOfEntry),
}

/** Why an employee is missing from a run, or is paid less than expected. */
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

/** Most entries of a draft excluded or included at once. */
export const MOST_CHOSEN = 500

/** Why an entry is held back at approval. */
export const heldBackReasons = ['zero_net', 'negative_net'] as const

/** Sums of the paid entries, in the run's currency. */
const totals = z.object({
  paid_count: count(),
  basic_pay: amount(),
  gross_pay: amount(),
  net_pay: amount(),
})

const keptSides = ['basic', 'allowance', 'deduction', 'expense'] as const

/**
 * The kept part of a paid entry after the person's erasure: amounts in the run's currency without a
 * name or a day, so that the run's totals stay explained. A correction counts on the corrected
 * side.
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

/** Users involved: the signed-in one, and the admin behind a sign-in-as session. */
const by = z.array(plain(60))

/**
 * What the approver saw; money in the run's currency. Omitted without a viewer, as in a reversal.
 */
const saw = z.object({
  kind: z.literal('payrun'),
  currency: currency(),
  net_pay: amount(),
  /** The previous approved run. */
  previous: z.object({ payrun_id: id(), start: day(), end: day(), net_pay: amount() }).nullable(),
  /** Codes of the checks that applied, with the number of people of each. */
  checks: z.array(z.object({ code: plain(80), count: count() })),
  /** Warnings that were accepted. */
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
      /** The run whose entries it reverses. */
      reverses: id().nullable(),
      by,
    }),
  }),
  PayRunEntriesDrafted: event('PayRunEntriesDrafted', {
    v: 3,
    upcast: { 1: (data) => data, 2: (data) => data },
    subject: 'employee_id',
    data: z.object({
      ...payrun,
      entries: z.array(z.object(entry)),
      /** Employees missing from the run, with reasons. */
      warnings: z.array(z.object({ employee_id: id(), code: z.enum(payRunWarnings) })),
    }),
  }),
  PayRunDrafted: event('PayRunDrafted', { v: 1, data: z.object(payrun) }),
  PayRunEntryChanged: event('PayRunEntryChanged', {
    v: 3,
    upcast: { 1: (data) => data, 2: (data) => data },
    subject: 'employee_id',
    /** `reason`: why a person changed a calculated value. */
    data: z.object({ ...payrun, ...entry, reason: personal(plain(500).nullable()), by }),
  }),
  /**
   * Several entries are excluded from payment, or included again; their content stays. `totals` are
   * of the run from then on.
   */
  PayRunPayeesChanged: event('PayRunPayeesChanged', {
    v: 1,
    data: z.object({
      ...payrun,
      entry_ids: z.array(id()),
      should_pay: z.boolean(),
      /** An acting person is among them. */
      own: z.boolean(),
      reason: plain(500).nullable(),
      totals,
      by,
    }),
  }),
  /** In chunks like the draft; `first` restarts them and the warnings. Typed values stay. */
  PayRunEntriesRecalculated: event('PayRunEntriesRecalculated', {
    v: 3,
    upcast: { 1: (data) => data, 2: (data) => data },
    subject: 'employee_id',
    data: z.object({
      ...payrun,
      first: z.boolean(),
      /** New or changed ones. */
      entries: z.array(z.object(entry)),
      /** Those whose contract is gone. */
      removed: z.array(id()),
      warnings: z.array(z.object({ employee_id: id(), code: z.enum(payRunWarnings) })),
    }),
  }),
  PayRunRecalculated: event('PayRunRecalculated', {
    v: 1,
    data: z.object({ ...payrun, facts_position: digits(20), entries_count: count(), totals, by }),
  }),
  /**
   * From now on it never changes. Each paid entry is a payslip; `totals` are of these. Entries in
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
    // The first version did not store what the approver saw.
    upcast: { 1: (data) => data },
  }),
  /**
   * A separate run reverses paid entries; `entry_ids` null: all that are left of `entries_count`.
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
  /** A paid person is about to be erased; written while their pay is still readable. */
  PayRunAmountsKept: event('PayRunAmountsKept', {
    v: 1,
    data: z.object({ ...payrun, entries: z.array(keptEntry) }),
  }),
  PayRunDeleted: event('PayRunDeleted', { v: 1, data: z.object(payrun) }),
}
