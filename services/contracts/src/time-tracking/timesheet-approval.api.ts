import * as z from 'zod'
import { approvalStepsBody } from '../kernel/approval-step-body'
import { changeBody } from '../kernel/change-body'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { created, decimal, id, one, text } from '../kernel/shapes'
import { timesheetApprovalRulesList } from './timesheet-approval.lists'

/** Hours of a week, to a hundredth. */
export const weekHours = () =>
  decimal('timesheet.rule_hours')
    .refine((typed) => Number(typed) >= 0 && Number(typed) <= 168, {
      error: 'timesheet.rule_hours',
    })
    .refine((typed) => /^\d+(\.\d{1,2}0*)?$/.test(typed), { error: 'timesheet.rule_hours' })

/** A rule without departments is for everyone. */
export const timesheetApprovalRuleBody = z.object({
  name: text('timesheet.rule_name', 80),
  departments: z.array(id()).max(50).default([]),
  from_hours: weekHours().default('0'),
  steps: approvalStepsBody({
    steps: 'timesheet.rule_steps',
    role: 'timesheet.step_role',
    people: 'timesheet.step_people',
  }),
})

const ruleParams = z.object({ ws: idOf('workspaces'), id: idOf('timesheet_approval_rules') })

const asked = [
  'structure.name_taken',
  'timesheet.rule_department',
  'timesheet.rule_overlaps',
  'timesheet.step_role',
  'timesheet.step_people',
]

/** The steps by which submitted weeks are approved. */
export const timesheetApprovalApi = area('time-tracking', 'manage_time_off', {
  timesheetApprovalRules: listCall(timesheetApprovalRulesList, {
    path: '/workspaces/{ws}/timesheets/approval-rules',
    summary: 'Rules for the approval of weeks in steps; without one, one person decides',
    params: workspaceParams,
  }),
  addTimesheetApprovalRule: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/timesheets/approval-rules',
    who: 'edit_company',
    summary: 'Add a rule for weeks that people submit from now on',
    status: 201,
    params: workspaceParams,
    body: timesheetApprovalRuleBody,
    response: created(),
    errors: [...asked, 'timesheet.rules_too_many'],
  }),
  changeTimesheetApprovalRule: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/timesheets/approval-rules/{id}',
    who: 'edit_company',
    summary: 'Change a rule for later weeks; submitted ones keep their steps',
    params: ruleParams,
    body: changeBody(timesheetApprovalRuleBody),
    response: one(timesheetApprovalRulesList.row),
    errors: asked,
  }),
  deleteTimesheetApprovalRule: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/timesheets/approval-rules/{id}',
    who: 'edit_company',
    summary: 'Delete a rule; submitted weeks keep their steps',
    params: ruleParams,
  }),
})
