import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { bool, created, decimal, id, one, text, wholeNumber } from '../kernel/shapes'
import { daysTypes } from './leave.events'

const ws = z.object({ ws: idOf('workspaces') })
const item = (record: 'leave_types' | 'leave_policies') => z.object({ ws: idOf('workspaces'), id: idOf(record) })
export const leaveType = z.object({ id: id(), name: z.string(), accrues: z.boolean(), approval_required: z.boolean() })
export const leaveTypeBody = z.object({
  name: text('Please input the Leave Type!', 80),
  accrues: bool(),
  approval_required: bool(),
})
export const leavePolicy = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  holiday_allowance: z.string(),
  unlimited: z.boolean(),
  days_type: z.enum(daysTypes),
  expire_in_months: z.number(),
  carry_over_days: z.string(),
  allow_negative: z.boolean(),
  employees_count: z.number(),
})
export const leavePolicyBody = z.object({
  name: text('Please input the Policy Name!', 80),
  description: text('Please input the Description!', 500),
  holiday_allowance: decimal('Must be numeric value!'),
  unlimited: bool().default(false),
  days_type: z.enum(daysTypes, { error: 'Please Select Days Type!' }),
  expire_in_months: wholeNumber().min(1, { error: 'Please Select Expiry Month!' }).max(12, { error: 'Please Select Expiry Month!' }),
  carry_over_days: decimal('Must be numeric value!'),
  allow_negative: bool().default(false),
})

export const leaveRulesApi = area('leave', {
  leaveTypes: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/leaves/types',
    who: 'member',
    summary: 'Leave types',
    params: ws,
    response: one(z.array(leaveType)),
  }),
  leaveType: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/leaves/types/{id}',
    who: 'member',
    summary: 'One leave type',
    params: item('leave_types'),
    response: one(leaveType),
  }),
  addLeaveType: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leaves/types',
    who: 'edit_company',
    summary: 'Add a leave type',
    status: 201,
    params: ws,
    body: leaveTypeBody,
    response: created(),
  }),
  leavePolicies: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/leaves/policies',
    who: 'member',
    summary: 'Leave policies',
    params: ws,
    response: one(z.array(leavePolicy)),
  }),
  leavePolicy: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/leaves/policies/{id}',
    who: 'member',
    summary: 'One leave policy',
    params: item('leave_policies'),
    response: one(leavePolicy),
  }),
  addLeavePolicy: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leaves/policies',
    who: 'edit_company',
    summary: 'Add a leave policy',
    status: 201,
    params: ws,
    body: leavePolicyBody,
    response: created(),
  }),
})
