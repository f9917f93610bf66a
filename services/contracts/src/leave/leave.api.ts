import * as z from 'zod'
import { LONGEST_LEAVE_DAYS, MOST_LEAVE_DAYS } from '../kernel/bounds'
import { listCall } from '../kernel/define-list'
import { area, endpoint, file } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import {
  bool,
  clearable,
  created,
  day,
  decimal,
  fieldIssue,
  id,
  list,
  one,
  optionalText,
  text,
  wholeNumber,
  wordedShape,
} from '../kernel/shapes'
import { adjustmentKinds, grantKinds, halves } from './leave.events'
import { leaveStatus, leavesList } from './leave.lists'

const employee = z.object({ id: idOf('employees') })
const item = z.object({ id: idOf('employees'), leaveId: idOf('leaves') })
const { id: leaveId, employee_id, leave_type_id, start_on, finish_on, half_day, days_taken, stream, created_at } = leavesList.row.shape
const { balance_before, balance_after, balance_year, description, takes_allowance, paid_percent } = leavesList.row.shape
const { comment, used_until, decided_at } = leavesList.row.shape
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
  takes_allowance,
  paid_percent,
  comment,
  used_until,
  decided_at,
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
    start_on: day('field.select_date'),
    finish_on: day('field.select_date'),
    description: text('leave.description', 2000),
    leave_type_id: z.uuid({ error: 'leave.type_unknown' }),
    half_day: clearable(z.enum(halves, { error: 'leave.duration' })),
    document: file(['image', 'document']).optional(),
  })
  .refine(inOrder, fieldIssue('finish_on', 'field.order'))
  .refine(shortEnough, fieldIssue('finish_on', 'leave.too_long'))
  .refine(halfIsOneDay, fieldIssue('half_day', 'leave.half_day'))
export const decision = z
  .object({ approved: bool(), rejected: bool(), comment: optionalText(2000) })
  .refine((flags) => flags.approved !== flags.rejected, fieldIssue('approved', 'leave.decision'))
/** A grant of a balance: granted = taken + pending + taken_away + carried + expired + left; decimal strings of days. */
export const grant = z.object({
  id: z.string(),
  kind: z.enum(grantKinds),
  /** First and last day on which its days can be taken. */
  from: z.string(),
  to: z.string(),
  granted: z.string(),
  taken: z.string(),
  pending: z.string(),
  /** By an adjustment, or by a minus of this year or the one before. */
  taken_away: z.string(),
  carried: z.string(),
  expired: z.string(),
  left: z.string(),
  /** Its entries in order, each with what is left afterwards; what somebody typed stands in `description`. */
  lines: z.array(
    z.object({
      kind: z.enum(['granted', 'taken', 'pending', 'taken_away', 'carried', 'expired']),
      from: z.string(),
      to: z.string(),
      leave_id: id().nullable(),
      /** Name of the leave's type. */
      type: z.string().nullable(),
      description: z.string().nullable(),
      days: z.string(),
      balance: z.string(),
    }),
  ),
})
export type Grant = z.output<typeof grant>
/**
 * Balance of one year, decimal strings of days: all + adjusted + carried − expired = total, and
 * total − taken − pending = available. Beside it,
 * under each type's name, the days of it as a number.
 */
export const leaveStats = z.looseObject({
  year: z.number(),
  /** Null without a policy: then every figure is "0". */
  policy: z.string().nullable(),
  days_all: z.string(),
  days_adjusted: z.string(),
  /** Below zero where the year before was overdrawn. */
  days_carried: z.string(),
  days_expired: z.string(),
  days_total: z.string(),
  days_taken: z.string(),
  days_pending: z.string(),
  days_available: z.string(),
  unlimited: z.boolean(),
  grants: z.array(grant),
  /** Days drawn beyond what was granted, where the policy lets them. */
  overdrawn: z.string(),
  /** First year that is kept. */
  since: z.number(),
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
  /** What each day counts, and the grants that it draws on (null: none bears it); days that do not count are left out. */
  days: z.array(
    z.object({ date: z.string(), part: z.string(), draws: z.array(z.object({ grant: z.string().nullable(), part: z.string() })) }),
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
  /** Who will be asked to decide; empty where it needs no approval. */
  goes_to: z.array(z.object({ id: id(), first_name: z.string(), last_name: z.string(), avatar: z.string().nullable() })),
  /** Why it would be refused. */
  refusal: z.object(wordedShape).nullable(),
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
const adjustmentFields = {
  id: id(),
  kind: z.enum(adjustmentKinds),
  year: z.number(),
  days: z.string(),
  /** Days added can be taken from the first of these days to the last. */
  valid_from: z.string(),
  valid_to: z.string(),
  description: z.string().nullable(),
  created_at: z.string(),
}
const wholeQuarters = (text: string) => Number.isInteger(Number(text) * 4) && Math.abs(Number(text)) <= MOST_LEAVE_DAYS
/** `year` and its whole length unless the days of validity are said; an opening balance adds days. */
export const adjustmentBody = z
  .object({
    kind: z.enum(adjustmentKinds).default('adjustment'),
    year: wholeNumber().min(1900).max(2200),
    days: decimal('leave.adjustment_days')
      .refine((text) => Number(text) !== 0, { error: 'leave.adjustment_days' })
      .refine(wholeQuarters, { error: 'leave.adjustment_parts' }),
    valid_from: day().optional(),
    valid_to: day().optional(),
    description: optionalText(2000),
  })
  .refine(
    ({ year, valid_from }) => !valid_from || Number(valid_from.slice(0, 4)) === year,
    fieldIssue('valid_from', 'leave.adjustment_from'),
  )
  .refine(
    ({ year, valid_from, valid_to }) =>
      !valid_to || ((valid_from ?? `${year}-01-01`) <= valid_to && Number(valid_to.slice(0, 4)) <= year + 2),
    fieldIssue('valid_to', 'leave.adjustment_to'),
  )
  .refine(({ kind, days }) => kind === 'adjustment' || Number(days) > 0, fieldIssue('days', 'leave.opening_adds'))
export const delegationBody = z
  .object({ delegate_id: z.uuid({ error: 'leave.delegate' }), from_on: day('field.select_date'), to_on: day('field.select_date') })
  .refine(({ from_on, to_on }) => from_on <= to_on, fieldIssue('to_on', 'field.order'))
const person = z.object({ id: id(), first_name: z.string(), last_name: z.string(), avatar: z.string().nullable() })
const delegation = z.object({ id: id(), delegate: person, from_on: z.string(), to_on: z.string() })

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
      'leave.before_employment',
      'leave.after_employment',
      'leave.document_required',
      'leave.no_half_days',
    ],
  }),
  addLeave: endpoint({
    method: 'POST',
    path: '/employees/{id}/added-leaves',
    who: 'approver',
    summary: 'Add a leave for somebody whose leaves the caller decides: it is approved at once',
    multipart: true,
    status: 201,
    params: employee,
    body: leaveBody,
    response: created(),
    errors: [
      'leave.own',
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
    errors: [
      'leave.overlaps',
      'leave.balance',
      'leave.nothing',
      'leave.too_long',
      'leave.too_far',
      'leave.not_pending',
      'leave.policy_missing',
      'leave.type_unknown',
      'leave.before_employment',
      'leave.after_employment',
      'leave.document_required',
      'leave.no_half_days',
    ],
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
        start_on: day('field.select_date'),
        finish_on: day('field.select_date'),
        half_day: clearable(z.enum(halves)),
        /** The leave that is being changed. */
        leave_id: id().optional(),
      })
      .refine(inOrder, fieldIssue('finish_on', 'field.order'))
      .refine(halfIsOneDay, fieldIssue('half_day', 'leave.half_day')),
    response: one(leavePreview),
    errors: ['leave.type_unknown'],
  }),
  decideLeave: endpoint({
    method: 'POST',
    path: '/employees/{id}/leaves/{leaveId}/approve',
    who: 'approver',
    summary: 'Approve or reject a leave, with a comment for the employee; its days that a pay run has used stay',
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
    summary: 'Delete a leave; its days that a pay run has used stay',
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
    summary: 'Balance of a year, with the grants it is made of and their lines',
    params: employee,
    query: z.object({ year: wholeNumber().min(1970).max(2999).optional() }),
    response: one(leaveStats),
  }),
  leaveAdjustments: endpoint({
    method: 'GET',
    path: '/employees/{id}/leave-adjustment',
    who: 'self',
    summary: 'Adjustments and opening balances of a year, or of all years',
    params: employee,
    query: z.object({ year: wholeNumber().min(1900).max(2200).optional() }),
    response: one(z.array(z.object(adjustmentFields))),
  }),
  addLeaveAdjustment: endpoint({
    method: 'POST',
    path: '/employees/{id}/leave-adjustment',
    who: 'admin',
    summary: 'Add or take away days, or type in an opening balance',
    status: 201,
    params: employee,
    body: adjustmentBody,
    response: created(),
    errors: ['leave.days_taken', 'leave.before_ledger'],
  }),
  changeLeaveAdjustment: endpoint({
    method: 'PUT',
    path: '/employees/{id}/leave-adjustment/{adjId}',
    who: 'admin',
    summary: 'Change an adjustment or opening balance',
    params: z.object({ id: idOf('employees'), adjId: idOf('leave_adjustments') }),
    body: adjustmentBody,
    response: one(z.object(adjustmentFields)),
    errors: ['leave.days_taken', 'leave.before_ledger'],
  }),
  deleteLeaveAdjustment: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/leave-adjustment/{adjId}',
    who: 'admin',
    summary: 'Delete an adjustment or opening balance',
    params: z.object({ id: idOf('employees'), adjId: idOf('leave_adjustments') }),
    errors: ['leave.days_taken'],
  }),
  approvalDelegations: endpoint({
    method: 'GET',
    path: '/employees/{id}/approval-delegations',
    who: 'self',
    summary: 'Who decides in place of this manager, and when; those that are over are left out',
    params: employee,
    response: one(z.array(delegation)),
  }),
  approvalsInPlace: endpoint({
    method: 'GET',
    path: '/employees/{id}/approvals-in-place',
    who: 'self',
    summary: 'In whose place this employee decides leaves, and when; what is over is left out',
    params: employee,
    response: one(z.array(z.object({ id: id(), manager: person, from_on: z.string(), to_on: z.string() }))),
  }),
  delegateApproval: endpoint({
    method: 'POST',
    path: '/employees/{id}/approval-delegations',
    who: 'self',
    summary: 'Let somebody decide leaves in place of this manager for some days',
    status: 201,
    params: employee,
    body: delegationBody,
    response: created(),
    errors: ['leave.delegate', 'leave.delegation_overlaps', 'leave.too_far', 'leave.too_long'],
  }),
  endApprovalDelegation: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/approval-delegations/{delegationId}',
    who: 'self',
    summary: 'End a delegation',
    params: z.object({ id: idOf('employees'), delegationId: idOf('leave_delegations') }),
  }),
  requestsToApprove: endpoint({
    method: 'GET',
    path: '/employees/{id}/requests-to-approve',
    who: 'self',
    summary: 'Pending leaves that this employee may decide, and in whose place',
    params: employee,
    /** The manager who is away; null for one's own people, and for admins, who decide for everybody. */
    response: list(leave.extend({ stands_in_for: person.nullable() })).extend({
      /** Whether anybody's leaves are this employee's to decide, and whether some are their own people's. */
      decides: z.boolean(),
      manages: z.boolean(),
    }),
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
