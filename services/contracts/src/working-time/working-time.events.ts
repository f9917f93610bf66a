import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, day, id, personal, plain } from '../kernel/event-fields'

const workingTimeSubject = 'employee_id'

/** The records that say how long a person worked. */
export const workingTimeSources = ['attendance', 'timer'] as const

/** The facts of a closed day that changed later. */
export const workingTimeCauses = ['agreed', 'holiday', 'leave', 'worked', 'lieu'] as const

/** The time whose hours above the target count only when approved, beyond a limit. */
export const overtimePeriods = ['week', 'month'] as const

export const bookingKinds = ['opening', 'correction'] as const

/**
 * One local day, in seconds. The target is `agreed` less the parts of a holiday and of approved
 * leave.
 */
const dayFacts = {
  day: day(),
  /** By the contract of the day; 0 on a day without work by it. */
  agreed: count(),
  /** Parts of the day, such as `0.5`. */
  holiday: amount(),
  leave: amount(),
  worked: count(),
  /** The part that is time off in lieu, if any: it leaves the target, so the account pays it. */
  lieu: amount().optional(),
}

export const workingTimeRuleFields = {
  on: z.boolean(),
  source: z.enum(workingTimeSources),
  /** Most and least balance before a warning; null: none. */
  most_minutes: count().nullable(),
  least_minutes: count().nullable(),
  /** Hours not used for so many months expire; null: never. */
  expires_months: count().nullable(),
  /** The day of the next month on which a month closes by itself; null: by hand. */
  closes_on: count().nullable(),
  /** Local times `HH:mm` between which people are at work; less is shown, not counted. Null: none. */
  core_from: plain().nullable(),
  core_to: plain().nullable(),
  /** Most work of a day, and least rest before the next; shown, not counted. Null: none. */
  day_most_minutes: count().nullable(),
  rest_minutes: count().nullable(),
  /** What hours that are paid out get on top of the hourly rate. Null: nothing. */
  payout_percent: amount().nullable(),
  /** Time above the target of each period beyond this counts only when approved. Null: all counts. */
  overtime_minutes: count().nullable(),
  overtime_per: z.enum(overtimePeriods),
}

/** Versions of a company's rules by month: stream `working-time-rules-{workspace}`. */
export const workingTimeRuleEvents = {
  /** `effective_on`: the first day of a month. */
  WorkingTimeRulesSet: event('WorkingTimeRulesSet', {
    v: 5,
    upcast: {
      1: (data) => ({ ...data, core_from: null, core_to: null }),
      2: (data) => ({ ...data, day_most_minutes: null, rest_minutes: null }),
      3: (data) => ({ ...data, payout_percent: null }),
      4: (data) => ({ ...data, overtime_minutes: null, overtime_per: 'month' }),
    },
    data: z.object({
      workspace_id: id(),
      rules_id: id(),
      effective_on: day(),
      ...workingTimeRuleFields,
    }),
  }),
}

const overtimeDecision = {
  employee_id: id(),
  overtime_id: id(),
  /** Its first day. */
  month: day(),
  seconds: count(),
  /** By the person whose time it is. */
  own: z.boolean(),
  comment: personal(plain(2000).nullable()),
}

const payout = { employee_id: id(), payout_id: id() }
const payoutInRun = { ...payout, payrun_id: id() }

/**
 * The account of one employee: stream `working-time-{employee}`. Days follow from facts; a closing
 * keeps them.
 */
export const workingTimeEvents = {
  /**
   * `month`: its first day. `corrections`: days of earlier months whose facts changed since, with
   * their new facts; `seconds` is the change of the difference.
   */
  WorkingTimeMonthClosed: event('WorkingTimeMonthClosed', {
    v: 3,
    subject: workingTimeSubject,
    upcast: {
      1: (data) => data,
      2: (data) => ({ ...data, overtime_rule: null, overtime: [] }),
    },
    data: z.object({
      employee_id: id(),
      month: day(),
      rules_id: id(),
      source: z.enum(workingTimeSources),
      days: z.array(z.object(dayFacts)),
      target_seconds: count(),
      worked_seconds: count(),
      corrections: z.array(
        z.object({ ...dayFacts, seconds: count(), causes: z.array(z.enum(workingTimeCauses)) }),
      ),
      /** Hours that expire by the rule with this closing. */
      expired_seconds: count(),
      /** The limit of this month's overtime; null: none. */
      overtime_rule: z.object({ minutes: count(), per: z.enum(overtimePeriods) }).nullable(),
      /**
       * Time that counts only when approved: of this month, and changes of earlier ones by the
       * corrections. Below zero: less waits than before.
       */
      overtime: z.array(z.object({ overtime_id: id(), month: day(), seconds: count() })),
    }),
  }),
  /** Below zero takes hours away. `on`: the local day of the person. */
  WorkingTimeBooked: event('WorkingTimeBooked', {
    v: 1,
    subject: workingTimeSubject,
    data: z.object({
      employee_id: id(),
      booking_id: id(),
      kind: z.enum(bookingKinds),
      on: day(),
      seconds: count(),
      reason: personal(plain(2000)),
    }),
  }),
  /**
   * Hours leave the account for the next pay run, at the rate of the contract of `on`, the local day
   * of the person. `surcharge_percent`: that of the rules; null: none.
   */
  WorkingTimePaidOut: event('WorkingTimePaidOut', {
    v: 1,
    subject: workingTimeSubject,
    data: z.object({
      ...payout,
      on: day(),
      seconds: count(),
      surcharge_percent: amount().nullable(),
      reason: personal(plain(2000)),
    }),
  }),
  /** Before a pay run took it; the hours are back in the months that they came from. */
  WorkingTimePayoutWithdrawn: event('WorkingTimePayoutWithdrawn', {
    v: 1,
    subject: workingTimeSubject,
    data: z.object({ ...payout, on: day(), seconds: count(), reason: personal(plain(2000)) }),
  }),
  /** A drafted run pays it, so no other run takes it. */
  WorkingTimePayoutHeldForPayRun: event('WorkingTimePayoutHeldForPayRun', {
    v: 1,
    subject: workingTimeSubject,
    data: z.object(payoutInRun),
  }),
  /** The run was deleted, or excludes the employee, so the payout waits again. */
  WorkingTimePayoutReleasedFromPayRun: event('WorkingTimePayoutReleasedFromPayRun', {
    v: 1,
    subject: workingTimeSubject,
    data: z.object(payoutInRun),
  }),
  /** The run was approved, so the payslip pays it. */
  WorkingTimePayoutTakenIntoPayRun: event('WorkingTimePayoutTakenIntoPayRun', {
    v: 1,
    subject: workingTimeSubject,
    data: z.object(payoutInRun),
  }),
  /** The payslip that paid it was reversed, so it waits again. `payrun_id` is the reversal. */
  WorkingTimePayoutPayslipReversed: event('WorkingTimePayoutPayslipReversed', {
    v: 1,
    subject: workingTimeSubject,
    data: z.object(payoutInRun),
  }),
  /** Overtime of a closed month waits for a decision, `seconds` of it in all. */
  WorkingTimeOvertimeRaised: event('WorkingTimeOvertimeRaised', {
    v: 1,
    subject: workingTimeSubject,
    data: z.object({ employee_id: id(), overtime_id: id(), month: day(), seconds: count() }),
  }),
  /** Overtime of a month counts from now on. */
  WorkingTimeOvertimeApproved: event('WorkingTimeOvertimeApproved', {
    v: 1,
    subject: workingTimeSubject,
    data: z.object(overtimeDecision),
  }),
  /** Overtime of a month does not count. */
  WorkingTimeOvertimeDeclined: event('WorkingTimeOvertimeDeclined', {
    v: 1,
    subject: workingTimeSubject,
    data: z.object(overtimeDecision),
  }),
}
