import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { bool } from '../kernel/shapes'
import { bookingKinds, overtimePeriods, workingTimeCauses } from './working-time.events'

export const lineKinds = [
  'closing',
  'expired',
  ...bookingKinds,
  'paid_out',
  'payout_withdrawn',
  'overtime',
  'overtime_approved',
] as const

/** `waiting`: for the next pay run of the person. */
export const payoutStatuses = ['waiting', 'in_pay_run', 'paid', 'withdrawn'] as const

/** `above`, `below`: outside the limits of the rules. */
export const accountState = z.enum(['within', 'above', 'below'])

/** Accounts with their booked balance, in seconds. */
export const workingTimeAccountsList = defineList({
  name: 'working-time-accounts',
  label: 'Working time accounts',
  who: 'member',
  permission: 'manage_time_off',
  ownExport: true,
  columns: {
    id: column.uuid(),
    ...column.employee,
    avatar: column.picture(),
    office: column.text({ nullable: true }),
    balance_seconds: column.number(),
    state: column.of('text', accountState),
    /** Overtime without a decision; it is not in the balance. */
    waiting_seconds: column.number(),
    /** Worked time less the target of the last closed month; null before the first. */
    month_seconds: column.number({ nullable: true }),
    /** First day of the last closed month; null before the first. */
    closed_month: column.day({ nullable: true }),
    closed_at: column.instant({ nullable: true }),
    stream: column.stream(),
  },
  more: {
    /** The present month through today; null while the account is off. */
    present_month: z
      .object({
        /** `YYYY-MM`. */
        month: z.string(),
        target_seconds: z.number(),
        worked_seconds: z.number(),
        difference_seconds: z.number(),
        /** Number of days above the most of a day, after too short a rest, and without all of the core time. */
        above_most_days: z.number(),
        rest_missed_days: z.number(),
        core_missed_days: z.number(),
      })
      .nullable(),
  },
  filters: {
    /** Accounts with overtime that waits for a decision, or without. */
    waits: bool(),
    /** People whose manager or time-off manager the caller is. */
    team: bool(),
  },
  perPage: 15,
  sort: 'name',
})

/** The ledger: its seconds add up to the balance. */
export const workingTimeLinesList = defineList({
  name: 'working-time-lines',
  label: 'Working time ledger',
  who: 'member',
  permission: 'manage_time_off',
  ownExport: true,
  columns: {
    id: column.uuid(),
    ...column.employee,
    /** A closing's last day, a correction's day in a closed month, or the day of the booking. */
    day: column.day(),
    /** First day of the month whose closing booked the line; null for a booking by hand. */
    month: column.day({ nullable: true }),
    kind: column.of('text', z.enum(lineKinds)),
    seconds: column.number(),
    causes: column.json(z.array(z.enum(workingTimeCauses))),
    reason: column.text({ searchable: true, nullable: true }),
    /** Of hours paid out; `id` is then the payout's. Null for other lines. */
    payout_status: column.of('text', z.enum(payoutStatuses).nullable()),
    booked_at: column.instant(),
    booked_by: column.text({ nullable: true }),
    stream: column.stream(),
  },
  perPage: 50,
  sort: '-booked_at',
})

/** `waiting`: some of it has no decision. */
export const overtimeStatus = z.enum(['waiting', 'approved', 'declined', 'partly', 'none'])

/** Time above the target beyond the limit of the rules, by closed month. */
export const workingTimeOvertimeList = defineList({
  name: 'working-time-overtime',
  label: 'Overtime',
  who: 'member',
  permission: 'manage_time_off',
  ownExport: true,
  columns: {
    id: column.uuid(),
    ...column.employee,
    /** Its first day. */
    month: column.day(),
    status: column.of('text', overtimeStatus),
    waiting_seconds: column.number(),
    approved_seconds: column.number(),
    declined_seconds: column.number(),
    /** By the closing of the month. */
    target_seconds: column.number(),
    worked_seconds: column.number(),
    limit_minutes: column.number(),
    limit_per: column.of('text', z.enum(overtimePeriods)),
    raised_at: column.instant(),
    decided_at: column.instant({ nullable: true }),
    decided_by: column.text({ nullable: true }),
    comment: column.text({ nullable: true }),
    stream: column.stream(),
    revision: column.revision(),
  },
  perPage: 15,
  sort: '-month',
})

export type OvertimeRow = RowOf<typeof workingTimeOvertimeList>

export type WorkingTimeLine = RowOf<typeof workingTimeLinesList>
