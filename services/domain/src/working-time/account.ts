import { refuse } from '@workledger/contracts/kernel/errors'
import type {
  bookingKinds,
  workingTimeSources,
} from '@workledger/contracts/working-time/working-time.events'
import type { Decider } from '../kernel/decider'
import { type AccountDay, totalsOf } from './account-days'
import type { MonthClosed, WorkingTimeAccount, WorkingTimeEvent } from './account-state'
import { type DueCorrection, dueCorrections } from './corrections'
import { addCredit, balanceOf, expiring, takeCredit } from './credits'
import { lastDayOf } from './months'
import { decidePayout, evolvePayout, isPayoutCommand, type PayoutCommand } from './payouts'

export type { MonthClosed, WorkingTimeAccount, WorkingTimeEvent } from './account-state'

/** Most hours to which bookings take an account, either way. */
const MOST_BALANCE_HOURS = 10_000

/** Closed months whose days are compared with the facts at each closing. */
export const MONTHS_COMPARED = 12

export interface ClosingRules {
  readonly rules_id: string
  readonly source: (typeof workingTimeSources)[number]
  readonly expires_months: number | null
}

export type WorkingTimeCommand =
  | {
      type: 'close-month'
      employee_id: string
      month: string
      /** The first month that is not closed yet; null: none can close. */
      next: string | null
      /** Null: off in this month. */
      rules: ClosingRules | null
      /** The local day of the person. */
      today: string
      days: readonly AccountDay[]
      /** The present facts of the closed months that are compared. */
      earlier: readonly AccountDay[]
    }
  | {
      type: 'book'
      employee_id: string
      booking_id: string
      kind: (typeof bookingKinds)[number]
      on: string
      seconds: number
      reason: string
      /** Whether the company keeps accounts today. */
      active: boolean
    }
  | PayoutCommand

export const workingTimeDecider: Decider<WorkingTimeAccount, WorkingTimeCommand, WorkingTimeEvent> =
  {
    category: 'working-time',
    initial: { closed: null, months: {}, credits: [], owed: 0, opened: false, payouts: {} },
    decide(state, command) {
      if (isPayoutCommand(command)) return decidePayout(state, command)

      switch (command.type) {
        case 'close-month':
          return closeMonth(state, command)

        case 'book': {
          const { type: _, active, ...data } = command
          if (!active) refuse('working_time.off')
          if (data.kind === 'opening' && state.opened) refuse('working_time.opened')

          if (Math.abs(balanceOf(state) + data.seconds) > MOST_BALANCE_HOURS * 3600)
            refuse('working_time.most', {
              field: 'seconds',
              params: { hours: MOST_BALANCE_HOURS },
            })

          return [{ type: 'WorkingTimeBooked', data }]
        }

        default:
          return command satisfies never
      }
    },
    evolve,
  }

function closeMonth(
  state: WorkingTimeAccount,
  command: Extract<WorkingTimeCommand, { type: 'close-month' }>,
): WorkingTimeEvent[] {
  const { employee_id, month, next, rules, today, days, earlier } = command
  // Closing twice is the same as once.
  if (state.closed !== null && month <= state.closed) return []
  if (!rules) refuse('working_time.off')
  if (lastDayOf(month) >= today) refuse('working_time.month_not_over', { field: 'month' })

  if (next !== month)
    refuse('working_time.month_order', { params: { month: (next ?? month).slice(0, 7) } })

  const corrections = dueCorrections(state.months, earlier)
  const { target, worked, difference } = totalsOf(days)
  const booked = bookedBy(state, { month, difference, corrections })

  return [
    {
      type: 'WorkingTimeMonthClosed',
      data: {
        employee_id,
        month,
        rules_id: rules.rules_id,
        source: rules.source,
        days: [...days],
        target_seconds: target,
        worked_seconds: worked,
        corrections: corrections.map(({ facts, seconds, causes }) => ({
          ...facts,
          seconds,
          causes: [...causes],
        })),
        expired_seconds: expiring(booked.credits, month, rules.expires_months),
      },
    },
  ]
}

/** Adds a closing's difference and corrections to the month's credit, or takes them away. */
function bookedBy(
  state: Pick<WorkingTimeAccount, 'credits' | 'owed'>,
  {
    month,
    difference,
    corrections,
  }: { month: string; difference: number; corrections: readonly Pick<DueCorrection, 'seconds'>[] },
) {
  const all = corrections.reduce((sum, { seconds }) => sum + seconds, difference)
  return addCredit(state, month, all)
}

export function evolve(state: WorkingTimeAccount, event: WorkingTimeEvent): WorkingTimeAccount {
  switch (event.type) {
    case 'WorkingTimeMonthClosed': {
      const { month, days, corrections, target_seconds, worked_seconds } = event.data
      const difference = worked_seconds - target_seconds
      const { credits, owed } = takeCredit(
        bookedBy(state, { month, difference, corrections }),
        event.data.expired_seconds,
      )
      const months = { ...corrected(state.months, corrections), [month]: days }
      return { ...state, closed: month, months: latest(months), credits, owed }
    }

    case 'WorkingTimeBooked': {
      const { on, seconds, kind } = event.data
      const opened = state.opened || kind === 'opening'
      return { ...state, ...addCredit(state, `${on.slice(0, 7)}-01`, seconds), opened }
    }

    default:
      return evolvePayout(state, event)
  }
}

/** Replaces corrected days by their new facts, so that each change is booked once. */
function corrected(
  months: WorkingTimeAccount['months'],
  corrections: MonthClosed['corrections'],
): WorkingTimeAccount['months'] {
  if (corrections.length === 0) return months
  const changed = new Map(
    corrections.map(({ seconds: _, causes: __, ...facts }) => [facts.day, facts]),
  )

  return Object.fromEntries(
    Object.entries(months).map(([month, days]) => [
      month,
      days.map((day) => changed.get(day.day) ?? day),
    ]),
  )
}

const latest = (months: WorkingTimeAccount['months']) =>
  Object.fromEntries(
    Object.entries(months)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(-MONTHS_COMPARED),
  )
