import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, clearable, day, id, instant, list, one } from '../kernel/shapes'
import { LONGEST_TAG } from '../kernel/tag-length'
import { characters, typable } from '../kernel/text'
import { tagsBody } from './tags'
import { timeEntriesList } from './time-tracking.lists'

const timeEntryParams = z.object({ ws: idOf('workspaces'), id: idOf('time_entries') })
const flag = z.union([z.literal(0), z.literal(1)])
const seconds = z.number()

export const timeEntry = z.object({
  id: id(),
  employee_id: id(),
  description: z.string(),
  project_id: id().nullable(),
  project_name: z.string().nullable(),
  client_name: z.string().nullable(),
  task_id: id().nullable(),
  task_title: z.string().nullable(),
  billable: flag,
  tags: z.array(z.string()),
  /** It is on a line of an invoice; `invoice_number` is null in a draft. */
  billed: z.boolean(),
  invoice_number: z.string().nullable(),
  start: z.string(),
  /** Null while it runs. */
  end: z.string().nullable(),
  /** Seconds; of a running entry those up to this answer. */
  duration: seconds,
  /** Local day of the start, by `zone`: the one in force then. */
  day: z.string(),
  zone: z.string(),
  /** End of the time without input that the person kept last; missing without one. */
  idle_kept_until: z.string().optional(),
  /** Time of the last change by the log; missing in the answer of a single entry. */
  updated_at: z.string().optional(),
  /** Revision of this entry for If-Match. */
  revision: z.number(),
  stream: z.string(),
})

export type TimeEntry = z.output<typeof timeEntry>

/**
 * `TimeEntryUpdated` on the live channel, only to the employee: one of their entries, as the list
 * shows it.
 */
export const timeEntryUpdated = z.object({ entry: timeEntry })

export type TimeEntryUpdated = z.output<typeof timeEntryUpdated>

/**
 * Tracked seconds of a day on which an entry of the page has time, divided at local midnights, over
 * all matching entries of the employee on any page. A running entry counts after its end.
 */
const dayTotal = z.object({ day: z.string(), seconds })

/** The work of an entry in a call. */
export const timeTrackingDetails = {
  description: z
    .union([typable(z.string().trim().max(2000, { error: 'field.most_characters' })), z.null()])
    .transform((text) => text ?? '')
    .optional(),
  project_id: clearable(id()),
  task_id: clearable(id()),
  billable: bool().optional(),
  tags: tagsBody().optional(),
}

const employee_id = id().optional()

export const startTimerBody = z.object({
  ...timeTrackingDetails,
  employee_id,
  start: clearable(instant('field.time')),
})

const entryBody = z.object({
  ...timeTrackingDetails,
  employee_id,
  start: instant('field.time'),
  end: clearable(instant('field.time')),
})

const changeBody = z.object({
  ...timeTrackingDetails,
  start: instant('field.time').optional(),
  end: clearable(instant('field.time')),
})

const starting = [
  'timer.description_and_project',
  'timer.tag',
  'timer.tags_most',
  'timer.description',
  'timer.future',
  'timer.too_old',
  'timer.project_unknown',
  'timer.task_unknown',
  'timer.task_not_yours',
]

/** Refusals of a change of locked time. */
export const lockedTime = [
  'timesheet.before_lock',
  'timesheet.submitted_week',
  'timesheet.submitted_week_by',
  'timesheet.approved_week',
  'timesheet.approved_week_by',
]

const lengths = ['timer.end_before_start', 'timer.too_short', 'timer.too_long']

export const timeTrackingApi = area('time-tracking', {
  timeEntries: listCall(timeEntriesList, {
    path: '/workspaces/{ws}/time_entries',
    who: 'own-time',
    summary: 'Time entries of an employee, newest first, with the totals of their days',
    params: workspaceParams,
    row: timeEntry,
    beside: { meta: list(timeEntry).shape.meta.extend({ days: z.array(dayTotal) }) },
    filters: {
      employee_id,
      project_id: id().optional(),
      tag: characters(LONGEST_TAG).optional(),
      from: day().optional(),
      to: day().optional(),
    },
  }),
  runningTimer: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/time_entries/running',
    who: 'own-time',
    summary: 'The running entry of an employee, or null',
    params: workspaceParams,
    query: z.object({ employee_id }),
    response: one(timeEntry.nullable()),
  }),
  addTimeEntry: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/time_entries',
    who: 'own-time',
    summary: 'Add an entry; without an end it runs and stops the running one',
    status: 201,
    params: workspaceParams,
    body: entryBody,
    response: one(timeEntry),
    errors: [...starting, ...lengths, ...lockedTime],
  }),
  startTimer: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/time_entries/start',
    who: 'own-time',
    summary: 'Start the timer, now or (made offline) at its own start; stops the running entry',
    status: 201,
    params: workspaceParams,
    body: startTimerBody,
    response: one(timeEntry),
    errors: [...starting, ...lockedTime],
  }),
  changeTimeEntry: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/time_entries/{id}',
    who: 'own-time',
    summary: 'Change an entry; omitted fields stay',
    params: timeEntryParams,
    body: changeBody,
    response: one(timeEntry),
    errors: [
      'timer.description_blank',
      'timer.tag',
      'timer.tags_most',
      'timer.future',
      'timer.too_old',
      ...lengths,
      'timer.ended',
      'timer.project_unknown',
      'timer.task_unknown',
      'timer.billed',
      'timer.billed_draft',
      ...lockedTime,
    ],
  }),
  stopTimer: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/time_entries/{id}/stop',
    who: 'own-time',
    summary: 'Stop a running entry, now or (made offline) at its own end',
    params: timeEntryParams,
    body: z.object({ end: clearable(instant('field.time')) }),
    response: one(timeEntry),
    errors: ['timer.ended', 'timer.future', ...lengths],
  }),
  deleteTimeEntry: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/time_entries/{id}',
    who: 'own-time',
    summary: 'Delete an entry',
    params: timeEntryParams,
    errors: ['timer.billed', 'timer.billed_draft', ...lockedTime],
  }),
})
