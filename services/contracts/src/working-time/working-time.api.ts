import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { employeeParams, idOf, workspaceParams } from '../kernel/record'
import {
  bool,
  clearable,
  created,
  fieldIssue,
  id,
  money,
  month,
  one,
  optionalText,
  text,
  timeOfDay,
  wholeNumber,
} from '../kernel/shapes'
import {
  bookingKinds,
  overtimePeriods,
  workingTimeCauses,
  workingTimeSources,
} from './working-time.events'
import {
  accountState,
  overtimeStatus,
  workingTimeAccountsList,
  workingTimeLinesList,
  workingTimeOvertimeList,
} from './working-time.lists'

/** Longest balance limit: 1,000 hours. */
const MOST_LIMIT_MINUTES = 60_000
/** Most seconds of one booking: 1,000 hours. */
export const MOST_BOOKED_SECONDS = 3_600_000

const DAY_MINUTES = 24 * 60

const clearableNumber = (least: number, most: number) =>
  z.union([z.literal('').transform(() => null), z.null(), wholeNumber().min(least).max(most)])

/** Up to twice the rate on top of it. */
const payoutPercent = () =>
  money('working_time.payout_percent').refine((text) => Number(text) >= 0 && Number(text) <= 200, {
    error: 'working_time.payout_percent',
  })

export const workingTimeRulesBody = z
  .object({
    /** The month from which the rules hold; replaces a version of the same month. */
    from_month: month(),
    on: bool(),
    source: z.enum(workingTimeSources),
    most_minutes: clearableNumber(0, MOST_LIMIT_MINUTES),
    least_minutes: clearableNumber(-MOST_LIMIT_MINUTES, 0),
    expires_months: clearableNumber(1, 120),
    closes_on: clearableNumber(1, 28),
    /** Local times between which people are at work; a day with less shows it. Omitted: none. */
    core_from: clearable(timeOfDay()),
    core_to: clearable(timeOfDay()),
    /** Most work of a day; a day with more shows it. Omitted: none. */
    day_most_minutes: clearableNumber(1, DAY_MINUTES).optional(),
    /** Least rest between the work of two days; a day after less shows it. Omitted: none. */
    rest_minutes: clearableNumber(1, DAY_MINUTES).optional(),
    /** What hours that are paid out get on top of the hourly rate. Omitted: nothing. */
    payout_percent: clearable(payoutPercent()),
    /** Time above the target of each week or month beyond this needs approval. Omitted: none. */
    overtime_minutes: clearableNumber(0, MOST_LIMIT_MINUTES).optional(),
    overtime_per: z.enum(overtimePeriods).default('month'),
  })
  .refine(
    ({ core_from, core_to }) => !core_from === !core_to,
    fieldIssue('core_to', 'working_time.core_both'),
  )
  .refine(
    ({ core_from, core_to }) => !core_from || !core_to || core_from < core_to,
    fieldIssue('core_to', 'working_time.core_order'),
  )

export const workingTimeRules = z.object({
  id: id(),
  effective_on: z.string(),
  on: z.boolean(),
  source: z.enum(workingTimeSources),
  most_minutes: z.number().nullable(),
  least_minutes: z.number().nullable(),
  expires_months: z.number().nullable(),
  closes_on: z.number().nullable(),
  core_from: z.string().nullable(),
  core_to: z.string().nullable(),
  day_most_minutes: z.number().nullable(),
  rest_minutes: z.number().nullable(),
  payout_percent: z.string().nullable(),
  overtime_minutes: z.number().nullable(),
  overtime_per: z.enum(overtimePeriods),
  revision: z.number(),
})

export type WorkingTimeRules = z.output<typeof workingTimeRules>

const seconds = z.number()

const accountDay = z.object({
  day: z.string(),
  /** By the contract; the target is this less the parts of holiday and leave. */
  agreed: seconds,
  holiday: z.string(),
  leave: z.string(),
  /** Part that is time off in lieu: it leaves the target. */
  lieu: z.string().optional(),
  worked: seconds,
  target: seconds,
  difference: seconds,
  /** Sum of the differences from the month's first day. */
  running: seconds,
  /** Core time before the first or after the last work of a past day without leave in an open month. */
  core_missed: seconds.optional(),
  /** Work above the most of a day. */
  above_most: seconds.optional(),
  /** What the rest before the first work lacks. */
  rest_missed: seconds.optional(),
})

const dueCorrection = z.object({
  day: z.string(),
  seconds,
  causes: z.array(z.enum(workingTimeCauses)),
})

export const workingTimeAccount = z.object({
  employee_id: id(),
  /** Whether the company keeps accounts in this month. */
  on: z.boolean(),
  source: z.enum(workingTimeSources).nullable(),
  state: accountState,
  /** Sum of the ledger's lines. */
  balance_seconds: seconds,
  /** With the due corrections and the open months, through yesterday; without unapproved overtime. */
  current_seconds: seconds,
  /** Overtime of closed months without a decision; it is not in the balance. */
  waiting_seconds: seconds,
  /** `YYYY-MM` of the last closed month, and of the month that can close now. */
  closed_through: z.string().nullable(),
  closable: z.string().nullable(),
  /** Changes of closed days that the next closing books. */
  due: z.array(dueCorrection),
  month: z.object({
    month: z.string(),
    closed: z.boolean(),
    target_seconds: seconds,
    worked_seconds: seconds,
    difference_seconds: seconds,
    days: z.array(accountDay),
  }),
})

export type WorkingTimeAccount = z.output<typeof workingTimeAccount>

export const bookingBody = z
  .object({
    kind: z.enum(bookingKinds).default('correction'),
    seconds: wholeNumber().min(-MOST_BOOKED_SECONDS).max(MOST_BOOKED_SECONDS),
    reason: text('field.say_why', 2000),
  })
  .refine(({ seconds }) => seconds !== 0, fieldIssue('seconds', 'working_time.no_seconds'))

const payoutReason = { reason: text('field.say_why', 2000) }

export const payoutBody = z.object({
  seconds: wholeNumber().min(1).max(MOST_BOOKED_SECONDS),
  ...payoutReason,
})

export const payoutWithdrawalBody = z.object(payoutReason)

const overtimeDecision = z
  .object({ comment: optionalText(2000), approved: bool(), rejected: bool() })
  .refine(
    (flags) => flags.approved !== flags.rejected,
    fieldIssue('approved', 'working_time.decision'),
  )
  .refine((body) => body.approved || body.comment, fieldIssue('comment', 'field.say_why'))

export const workingTimeApi = area('working-time', 'manage_time_off', {
  workingTimeAccount: endpoint({
    method: 'GET',
    path: '/employees/{id}/working-time',
    who: 'self',
    costly: 'rows',
    summary: 'Balance of an employee, with the days of a month',
    params: employeeParams,
    query: z.object({ month: month().optional() }),
    response: one(workingTimeAccount),
  }),
  workingTimeAccounts: listCall(workingTimeAccountsList, {
    path: '/workspaces/{ws}/working-time-accounts',
    summary: 'Working time accounts of visible employees',
    params: workspaceParams,
    filters: {
      employee_id: id().optional(),
      state: accountState.optional(),
      /** Accounts with overtime that waits for a decision, or without. */
      waits: bool().optional(),
      /** People whose manager or time-off manager the caller is. */
      team: bool().optional(),
    },
  }),
  workingTimeLines: listCall(workingTimeLinesList, {
    path: '/workspaces/{ws}/working-time-lines',
    summary: 'Ledger lines of visible employees',
    params: workspaceParams,
    filters: { employee_id: id().optional() },
  }),
  closeWorkingTimeMonth: endpoint({
    method: 'POST',
    path: '/employees/{id}/working-time/close',
    who: 'admin',
    summary: 'Close the next month of an account; later facts become corrections',
    status: 200,
    params: employeeParams,
    body: z.object({ month: month() }),
    response: one(workingTimeAccount),
    errors: ['working_time.off', 'working_time.month_order', 'working_time.month_not_over'],
  }),
  bookWorkingTime: endpoint({
    method: 'POST',
    path: '/employees/{id}/working-time/bookings',
    who: 'admin',
    summary: 'Add or take away hours, or enter an opening balance',
    status: 201,
    params: employeeParams,
    body: bookingBody,
    response: created(),
    errors: ['working_time.off', 'working_time.opened', 'working_time.most'],
  }),
  payOutWorkingTime: endpoint({
    method: 'POST',
    path: '/employees/{id}/working-time/payouts',
    who: 'admin',
    summary: 'Pay hours out; the next pay run of the person has them as a line',
    status: 201,
    params: employeeParams,
    body: payoutBody,
    response: created(),
    errors: [
      'working_time.off',
      'working_time.payout_more',
      'working_time.payout_hourly',
      'working_time.payout_no_pay',
    ],
  }),
  withdrawWorkingTimePayout: endpoint({
    method: 'POST',
    path: '/employees/{id}/working-time/payouts/{payoutId}/withdraw',
    who: 'admin',
    summary: 'Withdraw a payout that no pay run has taken; its hours are back in the account',
    params: z.object({ id: idOf('employees'), payoutId: idOf('working_time_payouts') }),
    body: payoutWithdrawalBody,
    errors: ['working_time.payout_in_run', 'working_time.payout_paid'],
  }),
  workingTimeOvertime: listCall(workingTimeOvertimeList, {
    path: '/workspaces/{ws}/working-time-overtime',
    summary: 'Overtime of visible employees that needs or needed approval, by month',
    params: workspaceParams,
    filters: { employee_id: id().optional(), status: overtimeStatus.optional() },
  }),
  decideOvertime: endpoint({
    method: 'POST',
    path: '/employees/{id}/working-time/overtime/{overtimeId}/decide',
    who: 'approver',
    ifMatch: 'decision',
    permission: 'manage_time_off',
    summary: 'Approve the waiting overtime of a month, or decline it with a comment',
    status: 200,
    params: z.object({ id: idOf('employees'), overtimeId: idOf('working_time_overtime') }),
    body: overtimeDecision,
    response: one(workingTimeOvertimeList.row),
    errors: ['working_time.overtime_decided', 'working_time.overtime_own'],
  }),
  workingTimeRules: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/working-time-rules',
    who: 'member',
    summary: 'Rules of working time accounts by month, latest first',
    params: workspaceParams,
    response: one(z.array(workingTimeRules)),
  }),
  setWorkingTimeRules: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/working-time-rules',
    who: 'edit_company',
    ifMatch: 'row',
    summary:
      "Set the rules from a month on; If-Match is the revision of that month's version, 0 for a new one",
    status: 201,
    params: workspaceParams,
    body: workingTimeRulesBody,
    response: created(),
    errors: ['working_time.rules_too_far', 'working_time.rules_too_many'],
  }),
})
