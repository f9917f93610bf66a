import * as z from 'zod'
import { MOST_LEAVE_DAYS } from '../kernel/bounds'
import { changeBody } from '../kernel/change-body'
import { area, endpoint } from '../kernel/endpoint'
import { employeeParams, idOf } from '../kernel/record'
import {
  created,
  day,
  decimal,
  fieldIssue,
  id,
  one,
  optionalText,
  wholeNumber,
} from '../kernel/shapes'
import { adjustmentKinds, grantKinds } from './leave.events'

const leaveAdjustmentParams = z.object({ id: idOf('employees'), adjId: idOf('leave_adjustments') })

/**
 * A grant of a balance: granted = taken + pending + taken_away + carried + expired + left; decimal
 * strings of days.
 */
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
  /** Of a grant by hours worked: the seconds of its month, and the percent; null once its year is closed. */
  worked: z.object({ seconds: z.number(), percent: z.string() }).nullable(),
  /** Its entries in order, each with the days left after it; typed text is in `description`. */
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
 * Balance of one year in decimal strings of days: all + adjusted + carried − expired = total, and
 * total − taken − pending − later = available. In addition, under each type's name, its days as a
 * number.
 */
export const leaveStats = z.looseObject({
  year: z.number(),
  /** Null without a policy: then every figure is "0". */
  policy: z.string().nullable(),
  days_all: z.string(),
  days_adjusted: z.string(),
  /** Below zero if the previous year was overdrawn. */
  days_carried: z.string(),
  days_expired: z.string(),
  days_total: z.string(),
  days_taken: z.string(),
  days_pending: z.string(),
  /** Granted later in the year, month by month. */
  days_later: z.string(),
  /** Days that can be booked today. */
  days_available: z.string(),
  /** The same in seconds, by the contract of today; null without agreed hours. */
  seconds_available: z.number().nullable(),
  unlimited: z.boolean(),
  grants: z.array(grant),
  /** Days drawn beyond the grants, if the policy allows it. */
  overdrawn: z.string(),
  /** First year in the ledger. */
  since: z.number(),
  /** Years to choose from. */
  years: z.array(z.number()),
  types: z.array(z.object({ leave_type_id: id(), name: z.string(), days: z.string() })),
  /** The caller decides this employee's leaves as a stand-in. */
  in_place: z.boolean(),
})

export const leaveAdjustment = z.object({
  id: id(),
  kind: z.enum(adjustmentKinds),
  year: z.number(),
  days: z.string(),
  /** First and last day on which added days can be taken. */
  valid_from: z.string(),
  valid_to: z.string(),
  description: z.string().nullable(),
  /** The import of balances that brought it, and the balance at the end of `valid_from` there. */
  import_id: id().nullable(),
  stated: z.string().nullable(),
  created_at: z.string(),
  revision: z.number(),
})

const wholeQuarters = (text: string) =>
  Number.isInteger(Number(text) * 4) && Math.abs(Number(text)) <= MOST_LEAVE_DAYS

/** By default valid for the whole of `year`; an opening balance adds days. */
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
      !valid_to ||
      ((valid_from ?? `${year}-01-01`) <= valid_to && Number(valid_to.slice(0, 4)) <= year + 2),
    fieldIssue('valid_to', 'leave.adjustment_to'),
  )
  .refine(
    ({ kind, days }) => kind === 'adjustment' || Number(days) > 0,
    fieldIssue('days', 'leave.opening_adds'),
  )

/** Balances with their grants, and manual adjustments. */
export const leaveBalanceApi = area('leave', 'manage_time_off', {
  leaveStats: endpoint({
    method: 'GET',
    path: '/employees/{id}/leave-stats',
    who: 'self',
    summary: 'Balance of a year, with its grants and their lines',
    params: employeeParams,
    query: z.object({ year: wholeNumber().min(1970).max(2999).optional() }),
    response: one(leaveStats),
  }),
  leaveAdjustments: endpoint({
    method: 'GET',
    path: '/employees/{id}/leave-adjustment',
    who: 'self',
    summary: 'Adjustments and opening balances of a year, or of all years',
    params: employeeParams,
    query: z.object({ year: wholeNumber().min(1900).max(2200).optional() }),
    response: one(z.array(leaveAdjustment)),
  }),
  addLeaveAdjustment: endpoint({
    method: 'POST',
    path: '/employees/{id}/leave-adjustment',
    who: 'admin',
    summary: 'Add or remove days, or enter an opening balance',
    status: 201,
    params: employeeParams,
    body: adjustmentBody,
    response: created(),
    errors: ['leave.days_taken', 'leave.before_ledger'],
  }),
  changeLeaveAdjustment: endpoint({
    method: 'PUT',
    path: '/employees/{id}/leave-adjustment/{adjId}',
    who: 'admin',
    summary: 'Change an adjustment or opening balance',
    params: leaveAdjustmentParams,
    body: changeBody(adjustmentBody),
    response: one(leaveAdjustment),
    errors: ['leave.days_taken', 'leave.before_ledger'],
  }),
  deleteLeaveAdjustment: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/leave-adjustment/{adjId}',
    who: 'admin',
    summary: 'Delete an adjustment or opening balance',
    params: leaveAdjustmentParams,
    errors: ['leave.days_taken'],
  }),
})
