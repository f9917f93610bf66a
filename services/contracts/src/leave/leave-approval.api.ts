import * as z from 'zod'
import { approvalStepsBody } from '../kernel/approval-step-body'
import { changeBody } from '../kernel/change-body'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { created, decimal, id, one, text } from '../kernel/shapes'
import { leaveApprovalRulesList } from './leave.lists'

/** Days of a leave. */
export const leaveDays = () =>
  decimal('leave.rule_days').refine((typed) => Number(typed) >= 0 && Number(typed) <= 1000, {
    error: 'leave.rule_days',
  })

/** A rule without types is for every type. */
export const leaveApprovalRuleBody = z.object({
  name: text('leave.rule_name', 80),
  leave_types: z.array(id()).max(50).default([]),
  from_days: leaveDays().default('0'),
  steps: approvalStepsBody({
    steps: 'leave.rule_steps',
    role: 'leave.step_role',
    people: 'leave.step_people',
  }),
})

const ruleParams = z.object({ ws: idOf('workspaces'), id: idOf('leave_approval_rules') })

export const leaveApprovalRule = leaveApprovalRulesList.row

const asked = [
  'structure.name_taken',
  'leave.rule_overlaps',
  'leave.step_role',
  'leave.step_people',
]

/** The steps by which leaves are approved. */
export const leaveApprovalApi = area('leave', 'manage_time_off', {
  leaveApprovalRules: listCall(leaveApprovalRulesList, {
    path: '/workspaces/{ws}/leaves/approval-rules',
    summary: 'Rules for the approval of leave in steps; without one, one person decides',
    params: workspaceParams,
  }),
  addLeaveApprovalRule: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leaves/approval-rules',
    who: 'edit_company',
    summary: 'Add a rule for future requests',
    status: 201,
    params: workspaceParams,
    body: leaveApprovalRuleBody,
    response: created(),
    errors: [...asked, 'leave.rules_too_many'],
  }),
  changeLeaveApprovalRule: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/leaves/approval-rules/{id}',
    who: 'edit_company',
    summary: 'Change a rule for future requests; earlier ones keep their steps',
    params: ruleParams,
    body: changeBody(leaveApprovalRuleBody),
    response: one(leaveApprovalRule),
    errors: asked,
  }),
  deleteLeaveApprovalRule: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/leaves/approval-rules/{id}',
    who: 'edit_company',
    summary: 'Delete a rule; earlier requests keep their steps',
    params: ruleParams,
  }),
})
