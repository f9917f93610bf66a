import * as z from 'zod'
import { event, personal } from '../kernel/event'
import { id } from '../kernel/shapes'

const subject = 'employee_id'
export const halves = ['first_half', 'second_half'] as const
const leave = { employee_id: id(), leave_id: id() }
const request = {
  leave_type_id: id(),
  start_on: z.string(),
  finish_on: z.string(),
  half_day: z.enum(halves).nullable(),
  /** Days it takes from the balance of each year, as decimal strings: `{ "2026": "3", "2027": "1.5" }`. */
  days: z.record(z.string(), z.string()),
  description: personal(z.string()),
  document: z.string().nullable(),
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
      year: z.number().int(),
      days: z.string(),
      description: personal(z.string().nullable()),
    }),
  }),
  LeaveAdjustmentChanged: event('LeaveAdjustmentChanged', {
    v: 1,
    subject,
    data: z.object({
      employee_id: id(),
      adjustment_id: id(),
      year: z.number().int(),
      days: z.string(),
      description: personal(z.string().nullable()),
    }),
  }),
  LeaveAdjustmentDeleted: event('LeaveAdjustmentDeleted', { v: 1, subject, data: z.object({ employee_id: id(), adjustment_id: id() }) }),
}

const workspace_id = id()
export const daysTypes = ['calendar_days', 'working_days'] as const
const policy = {
  name: z.string(),
  description: z.string(),
  /** Days a year, a decimal string. */
  holiday_allowance: z.string(),
  unlimited: z.boolean(),
  days_type: z.enum(daysTypes),
  expire_in_months: z.number().int(),
  carry_over_days: z.string(),
  allow_negative: z.boolean(),
}
/** Leave types, policies and holidays of a workspace: stream `leave-rules-{workspace}`. */
export const leaveRuleEvents = {
  LeaveTypeAdded: event('LeaveTypeAdded', {
    v: 1,
    data: z.object({ workspace_id, leave_type_id: id(), name: z.string(), accrues: z.boolean(), approval_required: z.boolean() }),
  }),
  LeaveTypeChanged: event('LeaveTypeChanged', {
    v: 1,
    data: z.object({ workspace_id, leave_type_id: id(), name: z.string(), accrues: z.boolean(), approval_required: z.boolean() }),
  }),
  LeaveTypeDeleted: event('LeaveTypeDeleted', { v: 1, data: z.object({ workspace_id, leave_type_id: id() }) }),
  LeavePolicyAdded: event('LeavePolicyAdded', { v: 1, data: z.object({ workspace_id, policy_id: id(), ...policy }) }),
  LeavePolicyChanged: event('LeavePolicyChanged', { v: 1, data: z.object({ workspace_id, policy_id: id(), ...policy }) }),
  LeavePolicyDeleted: event('LeavePolicyDeleted', { v: 1, data: z.object({ workspace_id, policy_id: id() }) }),
  HolidayAdded: event('HolidayAdded', {
    v: 1,
    data: z.object({ workspace_id, holiday_id: id(), name: z.string(), date: z.string(), location_id: id().nullable() }),
  }),
  HolidayChanged: event('HolidayChanged', {
    v: 1,
    data: z.object({ workspace_id, holiday_id: id(), name: z.string(), date: z.string(), location_id: id().nullable() }),
  }),
  HolidayDeleted: event('HolidayDeleted', { v: 1, data: z.object({ workspace_id, holiday_id: id() }) }),
}
