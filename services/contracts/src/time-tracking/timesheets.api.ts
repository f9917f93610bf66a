import * as z from 'zod'
import { MOST_STEPS } from '../kernel/approval-steps'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import {
  bool,
  clearable,
  day,
  fieldIssue,
  id,
  one,
  optionalText,
  text,
  wholeNumber,
} from '../kernel/shapes'
import { shownStep } from '../kernel/shown-step'
import { typable } from '../kernel/text'
import { tagsBody } from './tags'
import { lockedTime } from './time-tracking.api'
import { timesheetStatus, timesheetsList } from './timesheets.lists'

const ofEmployee = z.object({ id: idOf('employees'), timesheetId: idOf('timesheets') })
const seconds = z.number()

/** Tracked time on one day for one project and task. */
const cell = z.object({
  day: z.string(),
  seconds,
  /** Entries that have time there, also a running one. */
  entries: z.number(),
  /** Description of the only entry; null with several, or after an erasure. */
  description: z.string().nullable(),
  /** Tags of the only entry; none with several. */
  tags: z.array(z.string()),
  /** Whether the grid can type this time: one ended entry within the day, not billed. */
  typable: z.boolean(),
})

const row = z.object({
  project_id: id().nullable(),
  project_name: z.string().nullable(),
  client_name: z.string().nullable(),
  task_id: id().nullable(),
  task_title: z.string().nullable(),
  cells: z.array(cell),
})

export const timesheetWeek = z.object({
  employee_id: id(),
  /** First and last day of the week. */
  from: z.string(),
  to: z.string(),
  /** Null before the first submission. */
  timesheet: timesheetsList.row.nullable(),
  /** Whether the company uses timesheets, and the last day whose time no one changes. */
  on: z.boolean(),
  locked_until: z.string().nullable(),
  /** Name of the person who decides; null: any of several administrators. */
  approver: z.string().nullable(),
  /** The steps of its approval, if it were submitted now; empty: one decision. */
  steps: z.array(shownStep),
  days: z.array(
    z.object({
      day: z.string(),
      seconds,
      /** By contract, holidays and approved leave; null without a contract. */
      target_seconds: seconds.nullable(),
      /** Entries of the day overlap. */
      overlaps: z.boolean(),
    }),
  ),
  rows: z.array(row),
})

export type TimesheetWeek = z.output<typeof timesheetWeek>

const timesheetRules = z.object({
  on: z.boolean(),
  locked_until: z.string().nullable(),
  revision: z.number(),
})

export const timesheetRulesBody = z.object({ on: bool(), locked_until: clearable(day()) }).partial()

export const cellBody = z.object({
  employee_id: id().optional(),
  day: day(),
  project_id: clearable(id()),
  task_id: clearable(id()),
  seconds: wholeNumber().min(0).max(86_400, { error: 'timesheet.longer_than_day' }),
  /** What the grid showed; another value there now refuses the change. */
  was: wholeNumber().min(0).optional(),
  /** Omitted: it stays. */
  description: typable(z.string().trim().max(2000, { error: 'field.most_characters' })).optional(),
  /** Omitted: they stay. */
  tags: tagsBody().optional(),
})

export const decisionFields = z.object({ comment: optionalText(2000) })

/** `approved`: after the last step. */
const decidedTimesheet = timesheetsList.row.extend({ approved: z.boolean() })

const timesheetDecision = decisionFields
  .extend({
    approved: bool(),
    rejected: bool(),
    /**
     * The number of the step that the decider saw waiting, from 1. Without it, the step that waits
     * now.
     */
    step: wholeNumber().min(1).max(MOST_STEPS).optional(),
  })
  .refine(
    (flags) => flags.approved !== flags.rejected,
    fieldIssue('approved', 'timesheet.decision'),
  )
  .refine((body) => body.approved || body.comment, fieldIssue('comment', 'field.say_why'))

export const timesheetsApi = area('time-tracking', {
  timesheets: listCall(timesheetsList, {
    path: '/workspaces/{ws}/timesheets',
    summary: 'Submitted weeks of visible employees',
    params: workspaceParams,
    filters: {
      employee_id: id().optional(),
      status: timesheetStatus.optional(),
      from: day().optional(),
      to: day().optional(),
    },
  }),
  timesheetWeek: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/timesheets/week',
    who: 'own-time',
    summary: 'The week of a day: tracked time by project and day, targets and its timesheet',
    params: workspaceParams,
    query: z.object({ employee_id: id().optional(), day: day() }),
    response: one(timesheetWeek),
    errors: ['timesheet.too_many_entries'],
  }),
  typeTimesheetCell: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/timesheets/cells',
    who: 'own-time',
    summary: 'Type the time of one day, project and task; adds, changes or deletes its only entry',
    status: 200,
    params: workspaceParams,
    body: cellBody,
    response: one(timesheetWeek),
    errors: [
      'timesheet.cell_in_list',
      'timesheet.too_many_entries',
      'timer.description_blank',
      'timer.tag',
      'timer.tags_most',
      'timer.future',
      'timer.too_old',
      'timer.project_unknown',
      'timer.task_unknown',
      'timer.billed',
      'timer.billed_draft',
      ...lockedTime,
    ],
  }),
  submitTimesheet: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/timesheets',
    who: 'own-time',
    summary: 'Submit the week of a day; its time is locked until a decision',
    status: 201,
    params: workspaceParams,
    body: z.object({ employee_id: id().optional(), day: day('field.select_date') }),
    response: one(timesheetsList.row),
    errors: [
      'timesheet.off',
      'timesheet.future',
      'timesheet.submitted_already',
      'timesheet.overlaps',
    ],
  }),
  withdrawTimesheet: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/timesheets/{id}',
    who: 'own-time',
    summary: 'Take a submitted week back, which unlocks its time',
    params: z.object({ ws: idOf('workspaces'), id: idOf('timesheets') }),
    errors: ['timesheet.decided'],
  }),
  decideTimesheet: endpoint({
    method: 'POST',
    path: '/employees/{id}/timesheets/{timesheetId}/decide',
    who: 'approver',
    ifMatch: 'decision',
    permission: 'manage_time_off',
    steps: 'timesheet',
    summary:
      'Approve a submitted week or its waiting step, or send it back with a comment; it is `approved` after the last step',
    status: 200,
    params: ofEmployee,
    body: timesheetDecision,
    response: one(decidedTimesheet),
    errors: [
      'timesheet.decided',
      'timesheet.own',
      'timesheet.not_your_step',
      'timesheet.other_steps',
    ],
  }),
  reopenTimesheet: endpoint({
    method: 'POST',
    path: '/employees/{id}/timesheets/{timesheetId}/reopen',
    who: 'approver',
    ifMatch: 'decision',
    permission: 'manage_time_off',
    summary: 'Open an approved week again, so that its time can change',
    status: 200,
    params: ofEmployee,
    body: z.object({ comment: text('field.say_why', 2000) }),
    response: one(timesheetsList.row),
    errors: ['timesheet.not_approved', 'timesheet.own'],
  }),
  timesheetRules: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/timesheet-rules',
    who: 'member',
    summary: 'Whether the company uses timesheets, and its lock date',
    params: workspaceParams,
    response: one(timesheetRules),
  }),
  setTimesheetRules: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/timesheet-rules',
    who: 'edit_company',
    summary: 'Switch timesheets on or off, or set the lock date; omitted fields stay',
    params: workspaceParams,
    body: timesheetRulesBody,
    response: one(timesheetRules),
    errors: ['timesheet.lock_future'],
  }),
})
