import type { RecordedOf } from '@workledger/contracts/kernel/event'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import {
  timesheetEvents as e,
  timesheetRuleEvents as rules,
} from '@workledger/contracts/time-tracking/timesheets.events'
import { timerDecider } from '@workledger/domain/time-tracking/timer'
import { timesheetRulesDecider } from '@workledger/domain/time-tracking/timesheet-rules'
import { at, change, changeWhere, erased, on, projection } from '../kernel/projection'
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
    revision: col.revision,
  },
  {
    followed: true,
    indexes: [
      'workspace_id, from_on desc, id',
      'employee_id, from_on desc',
      'using btree (workspace_id, to_on) where undecided',
    ],
  },
)

export const timesheetRules = table('timesheet_rules', {
  id: col.uuid,
  workspace_id: col.uuid,
  on: col.bool,
  locked_until: col.maybe.day,
  revision: col.revision,
})

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

const opened = (event: Decided) => ({ ...decided(event), status: 'open' })

export const timesheetsProjection = projection('timesheets', {
  version: 1,
  tables: [timesheets, timesheetRules],
  contents: [
    [timesheets, timerDecider],
    [timesheetRules, timesheetRulesDecider],
  ],
  steps: [
    on(e.TimesheetSubmitted, timesheets, timesheetId, (row, event) => {
      const { timesheet_id: id, ...data } = event.data

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
      }
    }),
    change(e.TimesheetWithdrawn, timesheets, timesheetId, () => ({
      status: 'open',
      undecided: false,
      added_seconds: 0,
    })),
    change(e.TimesheetTimeAdded, timesheets, timesheetId, ({ data }, row) => ({
      undecided: true,
      seconds: row.seconds + data.seconds,
      added_seconds: row.added_seconds + data.seconds,
    })),
    change(e.TimesheetApproved, timesheets, timesheetId, (event) => ({
      ...decided(event),
      status: 'approved',
      seconds: event.data.seconds,
      approved_seconds: event.data.seconds,
    })),
    change(e.TimesheetSentBack, timesheets, timesheetId, opened),
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
    changeWhere(
      employeeEvents.PersonErased,
      timesheets,
      { column: 'employee_id', value: erased },
      () => ({ comment: null }),
    ),
  ],
})
