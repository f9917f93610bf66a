import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import type { RecordedOf } from '@workledger/contracts/kernel/event'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import {
  timesheetEvents as e,
  timesheetRuleEvents as rules,
  timesheetStepRuleEvents as steps,
} from '@workledger/contracts/time-tracking/timesheets.events'
import { timerDecider } from '@workledger/domain/time-tracking/timer'
import { timesheetRulesDecider } from '@workledger/domain/time-tracking/timesheet-rules'
import { at, change, changeWhere, erased, on, projection } from '../kernel/projection'
import { approvedSeats, stepColumns, stepsAnew } from '../kernel/step-columns'
import { col, type RowOf, table } from '../kernel/table'

/** Submitted weeks; `open` means withdrawn, sent back or opened again. */
export const timesheets = table(
  'timesheets',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    from_on: col.day,
    to_on: col.day,
    status: col.text,
    undecided: col.bool,
    seconds: col.int,
    added_seconds: col.int,
    approved_seconds: col.maybe.int,
    submitted_at: col.instant,
    decided_at: col.maybe.instant,
    decided_by: col.maybe.text,
    own: col.bool,
    comment: col.maybe.text,
    ...stepColumns,
    revision: col.revision,
  },
  {
    counted: true,
    followed: true,
    indexes: [
      'workspace_id, from_on desc, id',
      'employee_id, from_on desc',
      'using btree (workspace_id, to_on) where undecided',
      'workspace_id, step_since',
      'workspace_id, submitted_at',
    ],
  },
)

export const timesheetRules = table(
  'timesheet_rules',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    on: col.bool,
    locked_until: col.maybe.day,
    revision: col.revision,
  },
  { held: true },
)

/** Rules for the approval of weeks in steps. */
export const timesheetApprovalRules = table(
  'timesheet_approval_rules',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    departments: col.json<string[]>(),
    from_hours: col.numeric,
    steps: col.json<ApprovalStep[]>(),
    revision: col.revision,
  },
  { followed: true, indexes: ['workspace_id'] },
)

const ruleId = (event: { data: { rule_id: string } }) => event.data.rule_id
const timesheetId = (event: { data: { timesheet_id: string } }) => event.data.timesheet_id

type Decided = RecordedOf<
  typeof e.TimesheetApproved | typeof e.TimesheetSentBack | typeof e.TimesheetReopened
>

const decided = (event: Decided): Partial<RowOf<typeof timesheets>> => ({
  undecided: false,
  added_seconds: 0,
  decided_at: at(event),
  decided_by: event.meta.actor,
  own: event.data.own,
  comment: event.data.comment,
})

const noSteps = { route: null, approvals: [], escalated: [], step_since: null }

const opened = (event: Decided) => ({ ...decided(event), ...noSteps, status: 'open' })

export const timesheetsProjection = projection('timesheets', {
  version: 2,
  tables: [timesheets, timesheetRules, timesheetApprovalRules],
  contents: [
    [timesheets, timerDecider],
    [timesheetRules, timesheetRulesDecider],
  ],
  steps: [
    on(e.TimesheetSubmitted, timesheets, timesheetId, (row, event) => {
      const { timesheet_id: id, other_steps_from: _other, ...data } = event.data

      return {
        ...data,
        id,
        workspace_id: event.workspace,
        status: 'submitted',
        undecided: true,
        added_seconds: 0,
        approved_seconds: row?.approved_seconds ?? null,
        submitted_at: at(event),
        decided_at: null,
        decided_by: null,
        own: false,
        comment: null,
        ...stepsAnew(data, event),
      }
    }),
    change(e.TimesheetWithdrawn, timesheets, timesheetId, () => ({
      status: 'open',
      undecided: false,
      added_seconds: 0,
      ...noSteps,
    })),
    change(e.TimesheetTimeAdded, timesheets, timesheetId, (event, row) => ({
      undecided: true,
      seconds: row.seconds + event.data.seconds,
      added_seconds: row.added_seconds + event.data.seconds,
      ...stepsAnew(row, event),
    })),
    change(e.TimesheetStepApproved, timesheets, timesheetId, (event, { approvals }) => ({
      step_since: at(event),
      approvals: [...approvals, ...approvedSeats(event)],
    })),
    change(
      e.TimesheetStepEscalated,
      timesheets,
      timesheetId,
      ({ data: { step } }, { escalated }) => ({ escalated: [...escalated, step] }),
    ),
    change(e.TimesheetApproved, timesheets, timesheetId, (event, { approvals }) => ({
      ...decided(event),
      approvals: [...approvals, ...approvedSeats(event)],
      step_since: null,
      status: 'approved',
      seconds: event.data.seconds,
      approved_seconds: event.data.seconds,
    })),
    // Its deciders still read what they sent back.
    change(e.TimesheetSentBack, timesheets, timesheetId, (event, { route }) => ({
      ...opened(event),
      route,
    })),
    change(e.TimesheetReopened, timesheets, timesheetId, opened),
    on(
      rules.TimesheetRulesSet,
      timesheetRules,
      ({ data }) => data.workspace_id,
      (_, { workspace, data: { workspace_id: id, on, locked_until } }) => ({
        id,
        workspace_id: workspace,
        on,
        locked_until,
      }),
    ),
    ...[steps.TimesheetApprovalRuleAdded, steps.TimesheetApprovalRuleChanged].map((event) =>
      on(event, timesheetApprovalRules, ruleId, (_, { data: { rule_id, ...data } }) => ({
        id: rule_id,
        ...data,
      })),
    ),
    on(steps.TimesheetApprovalRuleDeleted, timesheetApprovalRules, ruleId, () => null),
    changeWhere(
      employeeEvents.PersonErased,
      timesheets,
      { column: 'employee_id', value: erased },
      () => ({ comment: null }),
    ),
  ],
})
