import * as z from 'zod'
import { approvalStepField } from '../kernel/approval-steps'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { id } from '../kernel/shapes'
import { shownStep } from '../kernel/shown-step'

export const timesheetApprovalRulesList = defineList({
  name: 'timesheet-approval-rules',
  label: 'Approval rules of weeks',
  who: 'admin',
  permission: 'manage_time_off',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    /** Empty: of everyone. */
    departments: column.json(z.array(id())),
    /** The least hours of a week to which it applies. */
    from_hours: column.decimal(),
    steps: column.json(z.array(approvalStepField)),
    /** Number of its steps. */
    steps_count: column.number(),
    updated_at: column.updated(),
    revision: column.revision(),
  },
  more: {
    /** Its steps with the names of roles and people. */
    named: z.array(shownStep),
  },
  sort: 'from_hours',
})
