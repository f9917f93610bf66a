import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, day, digits, id, personal, plain } from '../kernel/event-fields'

const subject = 'employee_id'
export const halves = ['first_half', 'second_half'] as const
const leave = { employee_id: id(), leave_id: id() }
const request = {
  leave_type_id: id(),
  start_on: day(),
  finish_on: day(),
  half_day: z.enum(halves).nullable(),
  /** Days it takes from the balance of each year: `{ "2026": "3", "2027": "1.5" }`. */
  days: z.record(digits(4), amount()),
  description: personal.text(2000),
  document: plain().nullable(),
}

/** The leave ledger of one employee: stream `leave-{employee}`. */
export const leaveEvents = {
  LeaveRequested: event('LeaveRequested', {
    v: 1,
    subject,
    data: z.object({ ...leave, ...request, status: z.enum(['pending', 'approved']) }),
  }),
  LeaveChanged: event('LeaveChanged', { v: 1, subject, data: z.object({ ...leave, ...request }) }),
  /** `own`: decided by the requester, because nobody else could. */
  LeaveApproved: event('LeaveApproved', { v: 1, subject, data: z.object({ ...leave, own: z.boolean() }) }),
  LeaveRejected: event('LeaveRejected', { v: 1, subject, data: z.object({ ...leave, own: z.boolean() }) }),
  LeaveDeleted: event('LeaveDeleted', { v: 1, subject, data: z.object(leave) }),
  /** A pay run counted this leave; it cannot be decided anew from here on. */
  LeaveUsedInPayRun: event('LeaveUsedInPayRun', { v: 1, subject, data: z.object({ ...leave, payrun_id: id() }) }),
  LeaveAdjusted: event('LeaveAdjusted', {
    v: 1,
    subject,
    data: z.object({
      employee_id: id(),
      adjustment_id: id(),
      year: count(),
      days: amount(),
      description: personal(plain(2000).nullable()),
    }),
  }),
  LeaveAdjustmentChanged: event('LeaveAdjustmentChanged', {
    v: 1,
    subject,
    data: z.object({
      employee_id: id(),
      adjustment_id: id(),
      year: count(),
      days: amount(),
      description: personal(plain(2000).nullable()),
    }),
  }),
  LeaveAdjustmentDeleted: event('LeaveAdjustmentDeleted', { v: 1, subject, data: z.object({ employee_id: id(), adjustment_id: id() }) }),
}

const workspace_id = id()
export const daysTypes = ['calendar_days', 'working_days'] as const
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
}
/** Leave types, policies and holidays of a workspace: stream `leave-rules-{workspace}`. */
export const leaveRuleEvents = {
  LeaveTypeAdded: event('LeaveTypeAdded', {
    v: 1,
    data: z.object({ workspace_id, leave_type_id: id(), name: plain(), accrues: z.boolean(), approval_required: z.boolean() }),
  }),
  LeaveTypeChanged: event('LeaveTypeChanged', {
    v: 1,
    data: z.object({ workspace_id, leave_type_id: id(), name: plain(), accrues: z.boolean(), approval_required: z.boolean() }),
  }),
  LeaveTypeDeleted: event('LeaveTypeDeleted', { v: 1, data: z.object({ workspace_id, leave_type_id: id() }) }),
  LeavePolicyAdded: event('LeavePolicyAdded', { v: 1, data: z.object({ workspace_id, policy_id: id(), ...policy }) }),
  LeavePolicyChanged: event('LeavePolicyChanged', { v: 1, data: z.object({ workspace_id, policy_id: id(), ...policy }) }),
  LeavePolicyDeleted: event('LeavePolicyDeleted', { v: 1, data: z.object({ workspace_id, policy_id: id() }) }),
  HolidayAdded: event('HolidayAdded', {
    v: 1,
    data: z.object({ workspace_id, holiday_id: id(), name: plain(), date: day(), location_id: id().nullable() }),
  }),
  HolidayChanged: event('HolidayChanged', {
    v: 1,
    data: z.object({ workspace_id, holiday_id: id(), name: plain(), date: day(), location_id: id().nullable() }),
  }),
  HolidayDeleted: event('HolidayDeleted', { v: 1, data: z.object({ workspace_id, holiday_id: id() }) }),
}
