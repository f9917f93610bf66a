import * as z from 'zod'
import { MOST_STEPS } from '../kernel/approval-steps'
import { LONGEST_LEAVE_DAYS } from '../kernel/bounds'
import { changeBody } from '../kernel/change-body'
import { listCall } from '../kernel/define-list'
import { area, endpoint, file } from '../kernel/endpoint'
import { employeeParams, idOf } from '../kernel/record'
import {
  bool,
  clearable,
  created,
  day,
  fieldIssue,
  id,
  list,
  one,
  optionalText,
  text,
  timeOfDay,
  wholeNumber,
  wordedShape,
} from '../kernel/shapes'
import { shownStep } from '../kernel/shown-step'
import { grantKinds, halves } from './leave.events'
import { leaveStatus, leavesList } from './leave.lists'
import { leavePerson } from './leave-person'

const leaveParams = z.object({ id: idOf('employees'), leaveId: idOf('leaves') })

/** The row of the list, with its person, type and document in parts of their own. */
export const leave = leavesList.row
  .omit({
    name: true,
    first_name: true,
    last_name: true,
    employee_oid: true,
    avatar: true,
    department_id: true,
    has_document: true,
  })
  .extend({
    employee: leavePerson,
    type: z.object({ id: id(), name: z.string() }),
    approved: z.boolean(),
    rejected: z.boolean(),
    document: z.object({ download_url: z.string() }).nullable(),
  })

export type Leave = z.output<typeof leave>

const areDaysInOrder = (data: { start_on?: string | undefined; finish_on?: string | undefined }) =>
  !data.start_on || !data.finish_on || data.start_on <= data.finish_on

const shortEnough = (data: { start_on: string; finish_on: string }) =>
  // Passes if a day is missing, which its own field reports.
  !(Date.parse(data.finish_on) - Date.parse(data.start_on) >= LONGEST_LEAVE_DAYS * 86_400_000)

interface AskedPart {
  start_on?: string | undefined
  finish_on?: string | undefined
  half_day?: string | null | undefined
  day_part?: string | null | undefined
  seconds?: number | null | undefined
  from_time?: string | null | undefined
  to_time?: string | null | undefined
}

const halfIsOneDay = (data: AskedPart) => !data.half_day || data.start_on === data.finish_on

const hasHours = ({ seconds, from_time, to_time }: AskedPart) =>
  seconds != null || from_time != null || to_time != null

const isOnePart = (data: AskedPart) =>
  [data.half_day != null, data.day_part != null, hasHours(data)].filter(Boolean).length <= 1 &&
  ((data.day_part == null && !hasHours(data)) || data.start_on === data.finish_on)

/** Both times or none, in order. */
const areTimesInOrder = ({ from_time, to_time }: AskedPart) =>
  from_time != null && to_time != null ? from_time < to_time : from_time == null && to_time == null

/**
 * The part of one day, for types that are taken in parts: quarters ("0.25", "0.5", "0.75"), or hours
 * in seconds, or from–to by the office's clock. Times without seconds take all the time between
 * them.
 */
const partOfDay = {
  day_part: clearable(z.enum(['0.25', '0.5', '0.75'])),
  seconds: clearable(
    z.coerce
      .number<number | string>({ error: 'leave.hours_typed' })
      .min(60, { error: 'leave.hours_typed' })
      .max(24 * 3600, { error: 'leave.hours_typed' })
      .multipleOf(60, { error: 'leave.hours_typed' }),
    'leave.hours_typed',
  ),
  from_time: clearable(timeOfDay()),
  to_time: clearable(timeOfDay()),
}

export const leaveBody = z
  .object({
    start_on: day('field.select_date'),
    finish_on: day('field.select_date'),
    description: text('leave.description', 2000),
    leave_type_id: z.uuid({ error: 'leave.type_unknown' }),
    half_day: clearable(z.enum(halves), 'leave.duration'),
    ...partOfDay,
    document: file(['image', 'document']).optional(),
  })
  .refine(areDaysInOrder, fieldIssue('finish_on', 'field.order'))
  .refine(shortEnough, fieldIssue('finish_on', 'leave.too_long'))
  .refine(halfIsOneDay, fieldIssue('half_day', 'leave.half_day'))
  .refine(isOnePart, fieldIssue('half_day', 'leave.one_part'))
  .refine(areTimesInOrder, fieldIssue('to_time', 'leave.times'))

export const decision = z
  .object({
    approved: bool(),
    rejected: bool(),
    comment: optionalText(2000),
    /**
     * The status that the decider saw. Without it, a decision of another person is not overturned.
     */
    status_before: leaveStatus.optional(),
    /**
     * The number of the step that the decider saw waiting, from 1. Without it, the step that waits
     * now is decided.
     */
    step: wholeNumber().min(1).max(MOST_STEPS).optional(),
  })
  .refine((flags) => flags.approved !== flags.rejected, fieldIssue('approved', 'leave.decision'))

/** The effect of a leave before its request. */
export const leavePreview = z.object({
  days_taken: z.string(),
  /** Seconds of work that it takes, by the contract of each day; null without agreed hours. */
  seconds_taken: z.number().nullable(),
  balance_before: z.string().nullable(),
  balance_after: z.string().nullable(),
  /** `balance_after` in seconds, by the contract of the first day. */
  seconds_after: z.number().nullable(),
  balance_year: z.number().nullable(),
  /** Seconds of the working time account that can be taken, before and after; null: none taken. */
  account: z.object({ before: z.number(), after: z.number() }).nullable(),
  /**
   * The part of each counted day, and the grants that it draws on (null: no grant covers it); other
   * days are left out.
   */
  days: z.array(
    z.object({
      date: z.string(),
      part: z.string(),
      /** Of hours. */
      seconds: z.number().optional(),
      draws: z.array(z.object({ grant: z.string().nullable(), part: z.string() })),
    }),
  ),
  /** The grants that it draws on, with the days left of each before and after. */
  grants: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(grantKinds),
      from: z.string(),
      to: z.string(),
      days: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
  /** Public holidays between its first and last day. */
  holidays: z.array(z.object({ date: z.string(), name: z.string(), part: z.string() })),
  /** The approvers of the request; empty if it needs no approval. */
  goes_to: z.array(leavePerson),
  /** The steps of its approval; empty: one decision, of one of `goes_to`. */
  steps: z.array(shownStep),
  /** Why it would be refused. */
  refusal: z.object(wordedShape).nullable(),
  /**
   * Colleagues with approved leaves on the same days, as far as visible to the caller; the first
   * twenty.
   */
  away: z.array(leavePerson.extend({ start_on: z.string(), finish_on: z.string() })),
  away_count: z.number(),
})

/** Reasons to refuse a requested or changed leave. */
const asking = [
  'leave.overlaps',
  'leave.balance',
  'leave.nothing',
  'leave.too_long',
  'leave.too_far',
  'leave.policy_missing',
  'leave.type_unknown',
  'leave.before_employment',
  'leave.after_employment',
  'leave.document_required',
  'leave.no_half_days',
  'leave.no_quarters',
  'leave.no_hours',
  'leave.step',
  'leave.times_hours',
  'leave.times_break',
  'leave.no_agreed_hours',
  'leave.hours_left',
  'leave.day_left',
  'leave.account_short',
  'leave.no_account',
]

export const leaveApi = area('leave', 'manage_time_off', {
  leaves: listCall(leavesList, {
    path: '/employees/{id}/leaves',
    who: 'self',
    summary: 'Leaves of an employee',
    params: employeeParams,
    row: leave,
    ignores: ['include'],
    filters: { status: leaveStatus.optional(), year: leavesList.filters.year.optional() },
  }),
  requestLeave: endpoint({
    method: 'POST',
    path: '/employees/{id}/leaves',
    who: 'self',
    summary: 'Request a leave',
    multipart: true,
    status: 201,
    params: employeeParams,
    body: leaveBody,
    response: created(),
    errors: asking,
  }),
  addLeave: endpoint({
    method: 'POST',
    path: '/employees/{id}/added-leaves',
    who: 'approver',
    summary: 'Add a leave for an employee whose leaves the caller decides; it is approved at once',
    multipart: true,
    status: 201,
    params: employeeParams,
    body: leaveBody,
    response: created(),
    errors: ['leave.own', 'leave.needs_steps', ...asking],
  }),
  changeLeave: endpoint({
    method: 'PUT',
    path: '/employees/{id}/leaves/{leaveId}',
    who: 'self',
    summary: 'Change a pending leave',
    multipart: true,
    params: leaveParams,
    body: changeBody(leaveBody),
    response: one(leave),
    errors: [...asking, 'leave.not_pending'],
  }),
  previewLeave: endpoint({
    method: 'GET',
    path: '/employees/{id}/leave-preview',
    who: 'self',
    steps: 'leave',
    summary: 'Preview a leave: its days, the balance, and other absences',
    params: employeeParams,
    query: z
      .object({
        leave_type_id: id(),
        start_on: day('field.select_date'),
        finish_on: day('field.select_date'),
        half_day: clearable(z.enum(halves)),
        ...partOfDay,
        /** The leave under change. */
        leave_id: id().optional(),
      })
      .refine(areDaysInOrder, fieldIssue('finish_on', 'field.order'))
      .refine(halfIsOneDay, fieldIssue('half_day', 'leave.half_day'))
      .refine(isOnePart, fieldIssue('half_day', 'leave.one_part'))
      .refine(areTimesInOrder, fieldIssue('to_time', 'leave.times')),
    response: one(leavePreview),
    errors: ['leave.type_unknown'],
  }),
  decideLeave: endpoint({
    method: 'POST',
    path: '/employees/{id}/leaves/{leaveId}/approve',
    who: 'approver',
    ifMatch: 'decision',
    steps: 'leave',
    summary: 'Approve or reject a leave, or its waiting step; it is `approved` after the last step',
    status: 200,
    params: leaveParams,
    body: decision,
    response: one(leave),
    errors: [
      'leave.already_approved',
      'leave.already_rejected',
      'leave.used_in_payroll',
      'leave.own',
      'leave.not_your_step',
      'leave.balance',
      'leave.overlaps',
      'state.conflict',
    ],
  }),
  deleteLeave: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/leaves/{leaveId}',
    who: 'self',
    summary: 'Delete a leave; days used by a pay run stay',
    params: leaveParams,
    errors: ['leave.used_in_payroll', 'leave.not_pending'],
  }),
  leaveDocument: endpoint({
    method: 'GET',
    path: '/employees/{id}/leaves/{leaveId}/document',
    who: 'self',
    steps: 'leave',
    summary: 'The document of a leave',
    params: leaveParams,
    raw: 'file',
  }),
  requestsToApprove: endpoint({
    method: 'GET',
    path: '/employees/{id}/requests-to-approve',
    who: 'self',
    summary:
      'Pending leaves that this employee may decide, with the absent manager if they are a stand-in',
    params: employeeParams,
    /** The absent manager; null for the caller's own people, and for admins, who decide for all. */
    response: list(leave.extend({ stands_in_for: leavePerson.nullable() })).extend({
      /** Whether this employee decides any leaves, and whether some are their own people's. */
      decides: z.boolean(),
      manages: z.boolean(),
    }),
  }),
  leaveRequests: endpoint({
    method: 'GET',
    path: '/employees/{id}/leave-requests',
    who: 'self',
    summary: "The employee's own pending leaves, and their number",
    params: employeeParams,
    response: list(leave),
  }),
})
