import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { workingTimeEvents } from '@workledger/contracts/working-time/working-time.events'
import type { ById } from '../kernel/by-id'
import type { AccountDay } from './account-days'
import type { Credit } from './credits'

export type WorkingTimeEvent = AnyEventOf<typeof workingTimeEvents>
export type MonthClosed = Extract<WorkingTimeEvent, { type: 'WorkingTimeMonthClosed' }>['data']

export interface WorkingTimeAccount {
  /** First day of the last closed month. */
  readonly closed: string | null
  /** The days of the last closed months, as their closing or a later correction saw them. */
  readonly months: Readonly<Record<string, readonly AccountDay[]>>
  /** Hours not used yet, oldest first, and hours owed; one of both is none. */
  readonly credits: readonly Credit[]
  readonly owed: number
  readonly opened: boolean
  readonly payouts: ById<Payout>
  /** By the first day of the month. */
  readonly overtime: Readonly<Record<string, MonthOvertime>>
}

/** Time of a closed month beyond the limit of its rules, in seconds. */
export interface MonthOvertime {
  readonly overtime_id: string
  readonly rule: NonNullable<MonthClosed['overtime_rule']>
  /** Not counted: it waits, or was declined. */
  readonly held: number
  readonly approved: number
  readonly declined: number
}

/** Hours that left the account for a pay run. */
export interface Payout {
  readonly seconds: number
  /** The months in which the hours were earned, so that a withdrawal gives them back there. */
  readonly from: readonly Credit[]
  readonly status: 'waiting' | 'held' | 'paid' | 'withdrawn'
  /** The run that holds it or paid it. */
  readonly payrun_id: string | null
}
