import * as z from 'zod'
import { id, wordedShape } from '../kernel/shapes'
import { correctionCauses, heldBackReasons } from './payroll.events'

export const payrollPerson = z.object({
  id: id(),
  oid: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
})

const component = z.object({
  name: z.string(),
  amount: z.string(),
  adjustment_id: id().nullable(),
  category_id: id().nullable(),
  /**
   * `hours`: overtime. `leave`: the settlement of a leaver's last pay. `payout`: hours of the
   * working time account, changed only there.
   */
  calculation_type: z.enum(['fixed', 'percent', 'hours', 'leave', 'payout']),
  value: z.string(),
  /** `counts`: part of the overtime rate. `premium`: the bonus share of overtime. */
  regular_rate: z.enum(['counts', 'premium']).nullable(),
  /** Amount above the net, left to the next run. */
  carried: z.string(),
  /** Left over from an earlier run. */
  carried_in: z.boolean(),
  /** Entered by an admin instead of calculated. */
  typed: z.boolean(),
})

/**
 * A difference of an earlier period: `now` by today's facts, `then` as paid so far, `amount` = now
 * − then.
 */
export const payCorrection = z.object({
  payrun_id: id(),
  entry_id: id(),
  start: z.string(),
  end: z.string(),
  side: z.enum(['basic', 'allowance', 'deduction']),
  category_id: id().nullable(),
  name: z.string(),
  cause: z.enum(correctionCauses),
  now: z.string(),
  then: z.string(),
  amount: z.string(),
})

/** An approved claim that the run reimburses, in addition to the net pay. */
export const payExpense = z.object({
  expense_id: id(),
  name: z.string(),
  date: z.string(),
  claimed: z.string(),
  currency: z.string(),
  rate: z.string().nullable(),
  amount: z.string(),
})

/** Why a net pay differs from that of the previous run; the amounts add up to the difference. */
export const payCause = z.object({
  cause: z.enum([
    'new',
    'left',
    'contract',
    'hours',
    'days',
    'adjustment',
    'correction',
    'expense',
  ]),
  amount: z.string(),
})

export const payComparison = z.object({
  payrun_id: id(),
  gross_pay: z.string(),
  net_pay: z.string(),
  difference: z.string(),
  causes: z.array(payCause),
})

export const payEntry = z.object({
  id: id(),
  payrun_id: id(),
  employee_id: id(),
  employee: payrollPerson,
  /** The person is erased: amounts stay, without a name and without lines. */
  erased: z.boolean(),
  should_pay: z.boolean(),
  currency: z.string(),
  work_hours: z.string(),
  basic_pay: z.string(),
  allowances: z.array(component),
  deductions: z.array(component),
  corrections: z.array(payCorrection),
  expenses: z.array(payExpense),
  gross_pay: z.string(),
  net_pay: z.string(),
  /** Why it is not paid, or will be held back at approval: its net pay is zero or negative. */
  problem: z.object(wordedShape).nullable(),
  held: z.enum(heldBackReasons).nullable(),
  /** The run that reverses it. */
  reversed_by: id().nullable(),
  /** Number of this employee's facts changed since the draft was calculated. */
  changes_count: z.number(),
  /** Null without a previous approved run. */
  previous: payComparison.nullable(),
})

export type PayEntry = z.output<typeof payEntry>
