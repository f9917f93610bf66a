import * as z from 'zod'
import { approvalRouteField, approvalStepField, stepSeatField } from '../kernel/approval-steps'
import { event } from '../kernel/event'
import { amount, count, day, id, instant, personal, plain, time } from '../kernel/event-fields'
import { policyTerms } from './policy-terms'

const leaveSubject = 'employee_id'

export const halves = ['first_half', 'second_half'] as const

/** The smallest part in which a type is taken; each includes the larger ones. */
export const smallestParts = [
  'day',
  'half_day',
  'quarter_day',
  'hour',
  'half_hour',
  'quarter_hour',
  'minute',
] as const

const leave = { employee_id: id(), leave_id: id() }

/**
 * Counted days in order, with the part of each that the leave takes: "1", "0.5", or another part of
 * a day. Of hours, the exact part is `seconds` of the agreed ones, `of`. `worth`: the part of the
 * day that a holiday leaves, if less than the whole.
 */
export const leaveDaysField = z.array(
  z.object({
    date: day(),
    part: amount(),
    seconds: count().optional(),
    of: count().optional(),
    worth: amount().optional(),
  }),
)

/**
 * The part of one day that a leave takes: quarters, or hours, between two times of the office's zone
 * if it has any. Whole and half days have none of these.
 */
const partOfDay = {
  day_part: amount().optional(),
  seconds: count().optional(),
  from_time: time().optional(),
  to_time: time().optional(),
  starts_at: instant().optional(),
  ends_at: instant().optional(),
}

const request = {
  leave_type_id: id(),
  start_on: day(),
  finish_on: day(),
  half_day: z.enum(halves).nullable(),
  ...partOfDay,
  days: leaveDaysField,
  /** Whether the type was taken from the working time account; absent: not. */
  takes_account: z.boolean().optional(),
  /** Whether the type used the allowance, and its hundredths of pay, at the time of the request. */
  takes_allowance: z.boolean(),
  paid_percent: amount(),
  description: personal.text(2000),
  document: plain().nullable(),
  /** The steps of its approval; absent: one decision. */
  route: approvalRouteField.optional(),
}

const comment = personal(plain(2000).nullable())

/**
 * `own`: decided by the requester, because no other person could. `stands_in_for`: the manager
 * whose stand-in decided.
 */
const decision = { ...leave, own: z.boolean(), comment, stands_in_for: id().nullable() }

/** What the approver saw; numbers of days. Omitted without a viewer, as in an import. */
const saw = personal(
  z.object({
    kind: z.literal('leave'),
    days: amount(),
    /** The first year from which it takes days; null if it takes nothing from the allowance. */
    year: count().nullable(),
    balance_before: amount().nullable(),
    balance_after: amount().nullable(),
    policy: plain().nullable(),
    allow_negative: z.boolean().nullable(),
    /**
     * Other absences on these days, as visible to the approver: the first twenty of
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
  /** Below zero removes days; only an adjustment may. */
  days: amount(),
  /** First and last day on which added days can be taken. */
  valid_from: day(),
  valid_to: day(),
  description: personal(plain(2000).nullable()),
}

/** The leave ledger of one employee: stream `leave-{employee}`. */
export const leaveEvents = {
  LeaveRequested: event('LeaveRequested', {
    v: 6,
    subject: leaveSubject,
    // The first version had whole and half days only, the second no time off in lieu, the third no
    // steps, the fourth no imports, and the fifth escalated to administrators only.
    upcast: {
      1: (data) => data,
      2: (data) => data,
      3: (data) => data,
      4: (data) => data,
      5: (data) => data,
    },
    data: z.object({
      ...leave,
      ...request,
      status: z.enum(['pending', 'approved']),
      /** The import that brought the leave; it is approved, and no one is told of it. */
      import_id: id().optional(),
    }),
  }),
  /** The steps start over. */
  LeaveChanged: event('LeaveChanged', {
    v: 5,
    subject: leaveSubject,
    upcast: { 1: (data) => data, 2: (data) => data, 3: (data) => data, 4: (data) => data },
    data: z.object({ ...leave, ...request }),
  }),
  /** A holiday, a contract, a policy or another office changed the counted days of a leave. */
  LeaveRecounted: event('LeaveRecounted', {
    v: 2,
    subject: leaveSubject,
    upcast: { 1: (data) => data },
    data: z.object({ ...leave, days: leaveDaysField, cause: z.enum(recountCauses) }),
  }),
  /**
   * A step that is not the last: the leave stays pending. `by`: the employee who decided. A rejected
   * leave is pending again.
   */
  LeaveStepApproved: event('LeaveStepApproved', {
    v: 1,
    subject: leaveSubject,
    data: z.object({
      ...leave,
      seats: z.array(stepSeatField),
      by: id(),
      comment,
      stands_in_for: id().nullable(),
      saw: saw.optional(),
    }),
  }),
  /** No one decided a step in its days: from now on others may, too; see `escalate_to` of the step. */
  LeaveStepEscalated: event('LeaveStepEscalated', {
    v: 1,
    subject: leaveSubject,
    data: z.object({ ...leave, step: count(), days: count() }),
  }),
  /** `seats`, `by`: what the last step decided, of a leave with steps, and the employee who did. */
  LeaveApproved: event('LeaveApproved', {
    v: 3,
    subject: leaveSubject,
    data: z.object({
      ...decision,
      saw: saw.optional(),
      seats: z.array(stepSeatField).optional(),
      by: id().optional(),
    }),
    // The first version did not store what the approver saw, the second no steps.
    upcast: { 1: (data) => data, 2: (data) => data },
  }),
  LeaveRejected: event('LeaveRejected', { v: 1, subject: leaveSubject, data: z.object(decision) }),
  /**
   * Rejected or deleted after a pay run used its first days: those stay approved, the others are
   * released.
   */
  LeaveShortened: event('LeaveShortened', {
    v: 2,
    subject: leaveSubject,
    upcast: { 1: (data) => data },
    data: z.object({ ...decision, finish_on: day(), days: leaveDaysField }),
  }),
  LeaveDeleted: event('LeaveDeleted', { v: 1, subject: leaveSubject, data: z.object(leave) }),
  /** A pay run counted the days up to and including `until`; they can no longer be decided. */
  LeaveDaysUsedInPayRun: event('LeaveDaysUsedInPayRun', {
    v: 1,
    subject: leaveSubject,
    data: z.object({ ...leave, payrun_id: id(), until: day() }),
  }),
  /** The run was reversed, so its days can be decided again. */
  LeaveDaysReleased: event('LeaveDaysReleased', {
    v: 1,
    subject: leaveSubject,
    data: z.object({ ...leave, payrun_id: id() }),
  }),
  LeaveAdjusted: event('LeaveAdjusted', {
    v: 2,
    subject: leaveSubject,
    // The first version had no imports of balances.
    upcast: { 1: (data) => data },
    data: z.object({
      ...adjustment,
      /** Of `days` whose decimal has no end: the fraction, such as "4/3". */
      exact: plain(60).optional(),
      /** The import of balances that brought it, and the balance at the end of `valid_from` there. */
      import_id: id().optional(),
      stated: plain(60).optional(),
    }),
  }),
  LeaveAdjustmentChanged: event('LeaveAdjustmentChanged', {
    v: 1,
    subject: leaveSubject,
    data: z.object(adjustment),
  }),
  LeaveAdjustmentDeleted: event('LeaveAdjustmentDeleted', {
    v: 1,
    subject: leaveSubject,
    data: z.object({ employee_id: id(), adjustment_id: id() }),
  }),
  /**
   * The grants of an ended year and its carry-over: later changes of policy or employment do not
   * affect them.
   */
  LeaveYearClosed: event('LeaveYearClosed', {
    v: 1,
    subject: leaveSubject,
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
      /** Most unused days carried over, and their expiry. */
      carry_over_days: amount(),
      carry_expires_on: day(),
      /** Days carried over at the close, below zero if the year was overdrawn, and days lost. */
      carried: amount(),
      lost: amount(),
    }),
  }),
}

/** The stand-in of a manager who is away: stream `leave-delegation-{manager}`. */
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

const { part_rounding, accrual_percent, day_hours } = policyTerms.shape

/**
 * A policy from before there was a choice has no rounding: it rounds to the nearest half day. One
 * from before there was leave by hours worked has no percent and no hours of a day.
 */
const policy = {
  name: plain(),
  description: plain(2000),
  ...policyTerms.shape,
  part_rounding: part_rounding.optional(),
  accrual_percent: accrual_percent.optional(),
  day_hours: day_hours.optional(),
}

const leaveType = {
  name: plain(),
  accrues: z.boolean(),
  approval_required: z.boolean(),
  paid_percent: amount(),
  document_required: z.boolean(),
  /** Whether it can be taken in parts of days. */
  half_days: z.boolean(),
  smallest_part: z.enum(smallestParts),
  /** Time off in lieu: it takes hours from the working time account. */
  takes_account: z.boolean(),
}

/** The first version of a type had whole days or halves. */
const withSmallestPart = (data: Record<string, unknown>) => ({
  ...data,
  smallest_part: data.half_days ? 'half_day' : 'day',
})

/** The first version escalated to administrators only. */
const approvalRule = {
  workspace_id,
  rule_id: id(),
  name: plain(),
  /** Empty: of every type. */
  leave_types: z.array(id()),
  /** The fewest days of a leave to which it applies. */
  from_days: amount(),
  steps: z.array(approvalStepField),
}

const withoutAccount = (data: Record<string, unknown>) => ({ ...data, takes_account: false })

/** `part`: "1", or "0.5" for a half holiday. */
const holiday = {
  workspace_id,
  holiday_id: id(),
  name: plain(),
  date: day(),
  location_id: id().nullable(),
  part: amount(),
}

/** Leave types, policies, holidays and approval rules of a workspace: stream `leave-rules-{workspace}`. */
export const leaveRuleEvents = {
  LeaveTypeAdded: event('LeaveTypeAdded', {
    v: 3,
    upcast: { 1: withSmallestPart, 2: withoutAccount },
    data: z.object({ workspace_id, leave_type_id: id(), ...leaveType }),
  }),
  LeaveTypeChanged: event('LeaveTypeChanged', {
    v: 3,
    upcast: { 1: withSmallestPart, 2: withoutAccount },
    data: z.object({ workspace_id, leave_type_id: id(), ...leaveType }),
  }),
  /** It can no longer be requested; leaves that have it keep it. */
  LeaveTypeArchived: event('LeaveTypeArchived', {
    v: 1,
    data: z.object({ workspace_id, leave_type_id: id() }),
  }),
  LeavePolicyAdded: event('LeavePolicyAdded', {
    v: 3,
    data: z.object({ workspace_id, policy_id: id(), ...policy }),
    upcast: { 1: (data) => data, 2: (data) => data },
  }),
  /** Holds from this year on; earlier years keep their terms. */
  LeavePolicyChanged: event('LeavePolicyChanged', {
    v: 3,
    upcast: { 1: (data) => data, 2: (data) => data },
    data: z.object({ workspace_id, policy_id: id(), from_year: count(), ...policy }),
  }),
  /** It can no longer be assigned; employees who have it keep it. */
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
  LeaveApprovalRuleAdded: event('LeaveApprovalRuleAdded', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object(approvalRule),
  }),
  LeaveApprovalRuleChanged: event('LeaveApprovalRuleChanged', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object(approvalRule),
  }),
  LeaveApprovalRuleDeleted: event('LeaveApprovalRuleDeleted', {
    v: 1,
    data: z.object({ workspace_id, rule_id: id() }),
  }),
}
