import * as z from 'zod'
import { LONGEST_LEAVE_DAYS } from '../kernel/bounds'
import { listCall } from '../kernel/define-list'
import { area, endpoint, file } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { bool, clearable, created, day, fieldIssue, id, list, one, text, wholeNumber } from '../kernel/shapes'
import { halves } from './leave.events'
import { leaveStatus, leavesList } from './leave.lists'

const employee = z.object({ id: idOf('employees') })
const item = z.object({ id: idOf('employees'), leaveId: idOf('leaves') })
const { id: leaveId, employee_id, leave_type_id, start_on, finish_on, half_day, days_taken, stream, created_at } = leavesList.row.shape
const { balance_before, balance_after, balance_year, description } = leavesList.row.shape
export const leave = z.object({
  id: leaveId,
  employee_id,
  employee: z.object({ id: id(), first_name: z.string(), last_name: z.string(), avatar: z.string().nullable() }),
  leave_type_id,
  type: z.object({ id: id(), name: z.string() }),
  start_on,
  finish_on,
  half_day,
  description,
  status: leaveStatus,
  approved: z.boolean(),
  rejected: z.boolean(),
  days_taken,
  balance_before,
  balance_after,
  balance_year,
  document: z.object({ download_url: z.string() }).nullable(),
  stream,
  created_at,
})
export type Leave = z.output<typeof leave>
const inOrder = (data: { start_on?: string; finish_on?: string }) => !data.start_on || !data.finish_on || data.start_on <= data.finish_on
const shortEnough = (data: { start_on: string; finish_on: string }) =>
  Date.parse(data.finish_on) - Date.parse(data.start_on) < LONGEST_LEAVE_DAYS * 86_400_000
const halfIsOneDay = (data: { start_on?: string; finish_on?: string; half_day?: string | null }) =>
  !data.half_day || data.start_on === data.finish_on
export const leaveBody = z
  .object({
    start_on: day('Please Select the Date!'),
    finish_on: day('Please Select the Date!'),
    description: text('Please enter the description!', 2000),
    leave_type_id: z.uuid({ error: 'Please Select Leave Types!' }),
    half_day: clearable(z.enum(halves, { error: 'Please Select the Duration!' })),
    document: file(['image', 'document']).optional(),
  })
  .refine(inOrder, fieldIssue('finish_on', 'The end is before the start.'))
  .refine(shortEnough, fieldIssue('finish_on', 'A leave lasts at most 1,100 days.'))
  .refine(halfIsOneDay, fieldIssue('half_day', 'A half day is one day.'))
export const decision = z
  .object({ approved: bool(), rejected: bool() })
  .refine((flags) => flags.approved !== flags.rejected, fieldIssue('approved', 'Approve or reject, one of the two.'))
/** Balance of one year, decimal strings of days; beside it, under each type's name, the days of it as a number. */
export const leaveStats = z.looseObject({
  year: z.number(),
  policy: z.string().nullable(),
  days_all: z.string(),
  days_adjusted: z.string(),
  days_carried: z.string(),
  days_taken: z.string(),
  days_pending: z.string(),
  days_available: z.string(),
  unlimited: z.boolean(),
  /** Years to choose from. */
  years: z.array(z.number()),
  types: z.array(z.object({ leave_type_id: id(), name: z.string(), days: z.string() })),
})
/** What a leave would take, before it is asked for. */
export const leavePreview = z.object({
  days_taken: z.string(),
  balance_before: z.string().nullable(),
  balance_after: z.string().nullable(),
  balance_year: z.number().nullable(),
  /** Why it would be refused. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Colleagues whose approved leaves lie in the same days, as far as the caller may see them; the first twenty. */
  away: z.array(
    z.object({
      id: id(),
      first_name: z.string(),
      last_name: z.string(),
      avatar: z.string().nullable(),
      start_on: z.string(),
      finish_on: z.string(),
    }),
  ),
  away_count: z.number(),
})

export const leaveApi = area('leave', 'manage_time_off', {
  leaves: listCall(leavesList, {
    path: '/employees/{id}/leaves',
    who: 'self',
    summary: 'Leaves of an employee',
    params: employee,
    row: leave,
    filters: { status: leaveStatus.optional(), year: leavesList.filters.year.optional() },
  }),
  requestLeave: endpoint({
    method: 'POST',
    path: '/employees/{id}/leaves',
    who: 'self',
    summary: 'Request a leave',
    multipart: true,
    status: 201,
    params: employee,
    body: leaveBody,
    response: created(),
    errors: [
      'leave.overlaps',
      'leave.balance',
      'leave.nothing',
      'leave.too_long',
      'leave.too_far',
      'leave.policy_missing',
      'leave.type_unknown',
    ],
  }),
  changeLeave: endpoint({
    method: 'PUT',
    path: '/employees/{id}/leaves/{leaveId}',
    who: 'self',
    summary: 'Change a pending leave',
    multipart: true,
    params: item,
    body: leaveBody,
    response: one(leave),
    errors: ['leave.overlaps', 'leave.balance', 'leave.nothing', 'leave.too_long', 'leave.too_far', 'leave.not_pending'],
  }),
  previewLeave: endpoint({
    method: 'GET',
    path: '/employees/{id}/leave-preview',
    who: 'self',
    summary: 'Days and balance that a leave would take, and who else is away',
    params: employee,
    query: z
      .object({
        leave_type_id: id(),
        start_on: day('Please Select the Date!'),
        finish_on: day('Please Select the Date!'),
        half_day: clearable(z.enum(halves)),
        /** The leave that is being changed. */
        leave_id: id().optional(),
      })
      .refine(inOrder, fieldIssue('finish_on', 'The end is before the start.'))
      .refine(halfIsOneDay, fieldIssue('half_day', 'A half day is one day.')),
    response: one(leavePreview),
    errors: ['leave.policy_missing', 'leave.type_unknown'],
  }),
  decideLeave: endpoint({
    method: 'POST',
    path: '/employees/{id}/leaves/{leaveId}/approve',
    who: 'approver',
    summary: 'Approve or reject a leave',
    status: 200,
    params: item,
    body: decision,
    response: one(leave),
    errors: ['leave.already_approved', 'leave.already_rejected', 'leave.used_in_payroll', 'leave.own', 'leave.balance', 'leave.overlaps'],
  }),
  deleteLeave: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/leaves/{leaveId}',
    who: 'self',
    summary: 'Delete a leave',
    params: item,
    errors: ['leave.used_in_payroll', 'leave.not_pending'],
  }),
  leaveDocument: endpoint({
    method: 'GET',
    path: '/employees/{id}/leaves/{leaveId}/document',
    who: 'self',
    summary: 'The document of a leave',
    params: item,
    raw: 'file',
  }),
  leaveStats: endpoint({
    method: 'GET',
    path: '/employees/{id}/leave-stats',
    who: 'self',
    summary: 'Balance of a year',
    params: employee,
    query: z.object({ year: wholeNumber().min(1970).max(2999).optional() }),
    response: one(leaveStats),
  }),
  requestsToApprove: endpoint({
    method: 'GET',
    path: '/employees/{id}/requests-to-approve',
    who: 'self',
    summary: 'Pending leaves that this employee may decide',
    params: employee,
    response: list(leave),
  }),
  leaveRequests: endpoint({
    method: 'GET',
    path: '/employees/{id}/leave-requests',
    who: 'self',
    summary: 'Own pending leaves, and how many',
    params: employee,
    response: list(leave),
  }),
})
