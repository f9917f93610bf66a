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
import { lastDayOf, MONTHS_COMPARED } from './months'
import {
  decideOvertime,
  evolveOvertime,
  heldBack,
  isOvertimeCommand,
  isOvertimeEvent,
  type OvertimeCommand,
  type OvertimeRule,
  raisedBy,
  touchedOvertime,
  withOvertime,
} from './overtime'
import { decidePayout, evolvePayout, isPayoutCommand, type PayoutCommand } from './payouts'

export type { MonthClosed, WorkingTimeAccount, WorkingTimeEvent } from './account-state'

/** Most hours to which bookings take an account, either way. */
const MOST_BALANCE_HOURS = 10_000

export interface ClosingRules {
  readonly rules_id: string
  readonly source: (typeof workingTimeSources)[number]
  readonly expires_months: number | null
  readonly overtime: OvertimeRule | null
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
      /** Ids of what needs approval, by month. */
      overtime_ids: Readonly<Record<string, string>>
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
  | OvertimeCommand

export const workingTimeDecider: Decider<WorkingTimeAccount, WorkingTimeCommand, WorkingTimeEvent> =
  {
    category: 'working-time',
    initial: {
      closed: null,
      months: {},
      credits: [],
      owed: 0,
      opened: false,
      payouts: {},
      overtime: {},
    },
    decide(state, command) {
      if (isPayoutCommand(command)) return decidePayout(state, command)
      if (isOvertimeCommand(command)) return decideOvertime(state, command)

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
    content: touchedOvertime,
  }

function closeMonth(
  state: WorkingTimeAccount,
  command: Extract<WorkingTimeCommand, { type: 'close-month' }>,
): WorkingTimeEvent[] {
  const { employee_id, month, next, rules, today, days, earlier, overtime_ids } = command
  // Closing twice is the same as once.
  if (state.closed !== null && month <= state.closed) return []
  if (!rules) refuse('working_time.off')
  if (lastDayOf(month) >= today) refuse('working_time.month_not_over', { field: 'month' })

  if (next !== month)
    refuse('working_time.month_order', { params: { month: (next ?? month).slice(0, 7) } })

  const corrections = dueCorrections(state.months, earlier)
  const { target, worked, difference } = totalsOf(days)

  const overtime = heldBack(state, {
    month,
    rule: rules.overtime,
    months: {
      ...corrected(
        state.months,
        corrections.map(({ facts }) => facts),
      ),
      [month]: days,
    },
    corrected: corrections.map(({ facts }) => facts.day),
    idOf: (each) => overtime_ids[each]!,
  })

  const booked = bookedBy(state, { month, difference, corrections, overtime })

  const data: MonthClosed = {
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
    overtime_rule: rules.overtime,
    overtime,
  }

  return [{ type: 'WorkingTimeMonthClosed', data }, ...raisedBy(state.overtime, data)]
}

/**
 * Adds a closing's difference and corrections to the month's credit, or takes them away; without
 * what needs approval.
 */
function bookedBy(
  state: Pick<WorkingTimeAccount, 'credits' | 'owed'>,
  {
    month,
    difference,
    corrections,
    overtime,
  }: {
    month: string
    difference: number
    corrections: readonly Pick<DueCorrection, 'seconds'>[]
    overtime: readonly { readonly seconds: number }[]
  },
) {
  const all = corrections.reduce((sum, { seconds }) => sum + seconds, difference)
  const counted = overtime.reduce((sum, { seconds }) => sum - seconds, all)
  return addCredit(state, month, counted)
}

export function evolve(state: WorkingTimeAccount, event: WorkingTimeEvent): WorkingTimeAccount {
  if (isOvertimeEvent(event)) return evolveOvertime(state, event)

  switch (event.type) {
    case 'WorkingTimeMonthClosed': {
      const { month, days, corrections, overtime, target_seconds, worked_seconds } = event.data
      const difference = worked_seconds - target_seconds
      const { credits, owed } = takeCredit(
        bookedBy(state, { month, difference, corrections, overtime }),
        event.data.expired_seconds,
      )
      const facts = corrections.map(({ seconds: _, causes: __, ...day }) => day)
      const months = { ...corrected(state.months, facts), [month]: days }
      const after = withOvertime(state.overtime, event.data)
      return { ...state, closed: month, months: latest(months), credits, owed, overtime: after }
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
  facts: readonly AccountDay[],
): WorkingTimeAccount['months'] {
  if (facts.length === 0) return months
  const changed = new Map(facts.map((day) => [day.day, day]))

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
