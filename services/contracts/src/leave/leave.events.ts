import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, day, id, personal, plain } from '../kernel/event-fields'

const subject = 'employee_id'

export const halves = ['first_half', 'second_half'] as const

const leave = { employee_id: id(), leave_id: id() }

/**
 * Days that count, in order, with the part of each that the leave takes: "1" or "0.5" today, any
 * part of a day tomorrow.
 */
export const leaveDaysField = z.array(z.object({ date: day(), part: amount() }))

const request = {
  leave_type_id: id(),
  start_on: day(),
  finish_on: day(),
  half_day: z.enum(halves).nullable(),
  days: leaveDaysField,
  /**
   * Whether the type took from the allowance, and how many hundredths of pay it gave, when the
   * leave was asked for.
   */
  takes_allowance: z.boolean(),
  paid_percent: amount(),
  description: personal.text(2000),
  document: plain().nullable(),
}

const comment = personal(plain(2000).nullable())

/**
 * `own`: decided by the requester, because nobody else could. `stands_in_for`: the manager whose
 * delegate decided.
 */
const decision = { ...leave, own: z.boolean(), comment, stands_in_for: id().nullable() }

/**
 * What the approver had in front of them; numbers of days. Left out where nobody looked, such as in
 * an import.
 */
const saw = personal(
  z.object({
    kind: z.literal('leave'),
    days: amount(),
    /** The first year that it takes from; null where it takes nothing from the allowance. */
    year: count().nullable(),
    balance_before: amount().nullable(),
    balance_after: amount().nullable(),
    policy: plain().nullable(),
    allow_negative: z.boolean().nullable(),
    /**
     * Who else was away on these days, of those whom the approver may see: the first twenty of
     * `overlaps_count`.
     */
    overlaps: z.array(z.object({ employee_id: id(), start_on: day(), finish_on: day() })),
    overlaps_count: count(),
  }),
)

export const recountCauses = ['holiday', 'contract', 'job', 'policy'] as const
export const adjustmentKinds = ['adjustment', 'opening_balance'] as const
export const grantKinds = ['allowance', 'accrual', 'carry_over', ...adjustmentKinds] as const

const adjustment = {
  employee_id: id(),
  adjustment_id: id(),
  kind: z.enum(adjustmentKinds),
  year: count(),
  /** Below zero takes away; only an adjustment may. */
  days: amount(),
  /** Days added can be taken from the first of these days to the last. */
  valid_from: day(),
  valid_to: day(),
  description: personal(plain(2000).nullable()),
}

/** The leave ledger of one employee: stream `leave-{employee}`. */
export const leaveEvents = {
  LeaveRequested: event('LeaveRequested', {
    v: 1,
    subject,
    data: z.object({ ...leave, ...request, status: z.enum(['pending', 'approved']) }),
  }),
  LeaveChanged: event('LeaveChanged', { v: 1, subject, data: z.object({ ...leave, ...request }) }),
  /** A holiday, a contract, a policy or another office changed what the days of a leave count. */
  LeaveRecounted: event('LeaveRecounted', {
    v: 1,
    subject,
    data: z.object({ ...leave, days: leaveDaysField, cause: z.enum(recountCauses) }),
  }),
  LeaveApproved: event('LeaveApproved', {
    v: 2,
    subject,
    data: z.object({ ...decision, saw: saw.optional() }),
    // The first version kept nothing of what was seen.
    upcast: { 1: (data) => data },
  }),
  LeaveRejected: event('LeaveRejected', { v: 1, subject, data: z.object(decision) }),
  /**
   * Rejected or deleted after a pay run used its first days: those stay approved, the others are
   * given back.
   */
  LeaveShortened: event('LeaveShortened', {
    v: 1,
    subject,
    data: z.object({ ...decision, finish_on: day(), days: leaveDaysField }),
  }),
  LeaveDeleted: event('LeaveDeleted', { v: 1, subject, data: z.object(leave) }),
  /**
   * A pay run counted the days up to and with `until`; they cannot be decided anew from here on.
   */
  LeaveDaysUsedInPayRun: event('LeaveDaysUsedInPayRun', {
    v: 1,
    subject,
    data: z.object({ ...leave, payrun_id: id(), until: day() }),
  }),
  /** The run was reversed: its days can be decided anew. */
  LeaveDaysReleased: event('LeaveDaysReleased', {
    v: 1,
    subject,
    data: z.object({ ...leave, payrun_id: id() }),
  }),
  LeaveAdjusted: event('LeaveAdjusted', { v: 1, subject, data: z.object(adjustment) }),
  LeaveAdjustmentChanged: event('LeaveAdjustmentChanged', {
    v: 1,
    subject,
    data: z.object(adjustment),
  }),
  LeaveAdjustmentDeleted: event('LeaveAdjustmentDeleted', {
    v: 1,
    subject,
    data: z.object({ employee_id: id(), adjustment_id: id() }),
  }),
  /**
   * What the policy granted in a year that is over, and what it carries on: neither follows later
   * changes of policy or employment.
   */
  LeaveYearClosed: event('LeaveYearClosed', {
    v: 1,
    subject,
    data: z.object({
      employee_id: id(),
      year: count(),
      unlimited: z.boolean(),
      grants: z.array(
        z.object({
          id: plain(40),
          kind: z.enum(grantKinds),
          valid_from: day(),
          valid_to: day(),
          days: amount(),
        }),
      ),
      /** At most so many unused days go on, good until this day. */
      carry_over_days: amount(),
      carry_expires_on: day(),
      /**
       * What went on when it was closed, below zero where the year was overdrawn, and what was
       * lost.
       */
      carried: amount(),
      lost: amount(),
    }),
  }),
}

/** Who decides in place of a manager who is away: stream `leave-delegation-{manager}`. */
export const leaveDelegationEvents = {
  ApprovalDelegated: event('ApprovalDelegated', {
    v: 1,
    data: z.object({
      employee_id: id(),
      delegation_id: id(),
      delegate_id: id(),
      from_on: day(),
      to_on: day(),
    }),
  }),
  ApprovalDelegationEnded: event('ApprovalDelegationEnded', {
    v: 1,
    data: z.object({ employee_id: id(), delegation_id: id() }),
  }),
}

const workspace_id = id()

export const daysTypes = ['calendar_days', 'working_days'] as const
export const joinerParts = ['by_months', 'by_days'] as const
export const leaverRules = ['nothing', 'pay_unused', 'take_back_overdrawn', 'both'] as const

/**
 * How a part of a year is rounded; `half`: to the nearest half day, as all policies were before
 * there was a choice.
 */
export const partRoundings = ['exact', 'half', 'half_up', 'whole_from_half', 'whole_up'] as const

export const accruals = ['yearly', 'monthly'] as const

const policy = {
  name: plain(),
  description: plain(2000),
  /** Days a year. */
  holiday_allowance: amount(),
  unlimited: z.boolean(),
  days_type: z.enum(daysTypes),
  expire_in_months: count(),
  carry_over_days: amount(),
  allow_negative: z.boolean(),
  /**
   * How a part of a year is counted: by months, the joining and the leaving month counted, or by
   * days.
   */
  joiner_part: z.enum(joinerParts),
  /** Left out: `half`. */
  part_rounding: z.enum(partRoundings).optional(),
  /** On the first day of the year, or a twelfth on the first day of each month. */
  accrual: z.enum(accruals),
  /** Months after joining in which nothing of the allowance can be taken. */
  probation_months: count(),
  /**
   * What the last pay settles of somebody who leaves: unused days are paid out, overdrawn ones
   * taken back.
   */
  leaver_rule: z.enum(leaverRules),
}

const leaveType = {
  name: plain(),
  accrues: z.boolean(),
  approval_required: z.boolean(),
  paid_percent: amount(),
  document_required: z.boolean(),
  half_days: z.boolean(),
}

/** `part`: "1", or "0.5" for a half holiday. */
const holiday = {
  workspace_id,
  holiday_id: id(),
  name: plain(),
  date: day(),
  location_id: id().nullable(),
  part: amount(),
}

/** Leave types, policies and holidays of a workspace: stream `leave-rules-{workspace}`. */
export const leaveRuleEvents = {
  LeaveTypeAdded: event('LeaveTypeAdded', {
    v: 1,
    data: z.object({ workspace_id, leave_type_id: id(), ...leaveType }),
  }),
  LeaveTypeChanged: event('LeaveTypeChanged', {
    v: 1,
    data: z.object({ workspace_id, leave_type_id: id(), ...leaveType }),
  }),
  /** Nobody asks for it any more; the leaves that have it keep it. */
  LeaveTypeArchived: event('LeaveTypeArchived', {
    v: 1,
    data: z.object({ workspace_id, leave_type_id: id() }),
  }),
  LeavePolicyAdded: event('LeavePolicyAdded', {
    v: 2,
    data: z.object({ workspace_id, policy_id: id(), ...policy }),
    upcast: { 1: (data) => data },
  }),
  /** Holds from this year on; the years before keep what held then. */
  LeavePolicyChanged: event('LeavePolicyChanged', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object({ workspace_id, policy_id: id(), from_year: count(), ...policy }),
  }),
  /** Nobody gets it any more; whoever has it keeps it. */
  LeavePolicyArchived: event('LeavePolicyArchived', {
    v: 1,
    data: z.object({ workspace_id, policy_id: id() }),
  }),
  HolidayAdded: event('HolidayAdded', { v: 1, data: z.object(holiday) }),
  HolidayChanged: event('HolidayChanged', { v: 1, data: z.object(holiday) }),
  HolidayDeleted: event('HolidayDeleted', {
    v: 1,
    data: z.object({ workspace_id, holiday_id: id() }),
  }),
}
