import { refuse } from '@workledger/contracts/kernel/errors'
import { getById, putById } from '../kernel/by-id'
import type { Payout, WorkingTimeAccount, WorkingTimeEvent } from './account-state'
import { addCredit, balanceOf, takeCredit, takenFrom } from './credits'

/** Whether the contract of a day gives an hour a price that pay does not include already. */
type PayoutTerms = 'payable' | 'hourly' | 'no_pay'

interface PayoutRef {
  employee_id: string
  payout_id: string
}

export type PayoutCommand =
  | ({
      type: 'pay-out'
      /** The local day of the person. */
      on: string
      seconds: number
      surcharge_percent: string | null
      reason: string
      /** Whether the company keeps accounts today. */
      active: boolean
      terms: PayoutTerms
      /** Seconds that open months and time off in lieu add to the balance, or take from it. */
      ahead: number
    } & PayoutRef)
  | ({ type: 'withdraw-payout'; on: string; reason: string } & PayoutRef)
  /** Those below follow from a pay run, which takes a payout in its current state. */
  | ({ type: 'hold-payout' | 'release-payout' | 'take-payout'; payrun_id: string } & PayoutRef)
  /** `reversal_id`: the run that reverses the payslip of `payrun_id`. */
  | ({ type: 'reverse-payout'; payrun_id: string; reversal_id: string } & PayoutRef)

const payoutCommands: ReadonlySet<string> = new Set<PayoutCommand['type']>([
  'pay-out',
  'withdraw-payout',
  'hold-payout',
  'release-payout',
  'take-payout',
  'reverse-payout',
])

export const isPayoutCommand = (command: { type: string }): command is PayoutCommand =>
  payoutCommands.has(command.type)

export type PayoutEvent = Extract<
  WorkingTimeEvent,
  { type: 'WorkingTimePaidOut' | `WorkingTimePayout${string}` }
>

export function decidePayout(state: WorkingTimeAccount, command: PayoutCommand): PayoutEvent[] {
  const { employee_id, payout_id } = command
  const on = { employee_id, payout_id }
  const payout = getById(state.payouts, payout_id)

  switch (command.type) {
    case 'pay-out':
      return payout ? [] : payOut(state, command)

    case 'withdraw-payout': {
      if (!payout) return refuse('not_found')
      if (payout.status === 'withdrawn') return []
      if (payout.status === 'held') refuse('working_time.payout_in_run')
      if (payout.status === 'paid') refuse('working_time.payout_paid')
      const { on: day, reason } = command
      const data = { ...on, on: day, seconds: payout.seconds, reason }
      return [{ type: 'WorkingTimePayoutWithdrawn', data }]
    }

    case 'hold-payout':
      if (payout?.status !== 'waiting') return []
      return [
        {
          type: 'WorkingTimePayoutHeldForPayRun',
          data: { ...on, payrun_id: command.payrun_id },
        },
      ]

    case 'release-payout':
      if (payout?.status !== 'held' || payout.payrun_id !== command.payrun_id) return []
      return [
        {
          type: 'WorkingTimePayoutReleasedFromPayRun',
          data: { ...on, payrun_id: command.payrun_id },
        },
      ]

    case 'take-payout':
      if (payout?.status !== 'held' || payout.payrun_id !== command.payrun_id) return []
      return [
        {
          type: 'WorkingTimePayoutTakenIntoPayRun',
          data: { ...on, payrun_id: command.payrun_id },
        },
      ]

    case 'reverse-payout':
      if (payout?.status !== 'paid' || payout.payrun_id !== command.payrun_id) return []
      return [
        {
          type: 'WorkingTimePayoutPayslipReversed',
          data: { ...on, payrun_id: command.reversal_id },
        },
      ]

    default:
      return command satisfies never
  }
}

function payOut(
  state: WorkingTimeAccount,
  { type: _, active, terms, ahead, ...data }: Extract<PayoutCommand, { type: 'pay-out' }>,
): PayoutEvent[] {
  if (!active) refuse('working_time.off')
  if (terms === 'hourly') refuse('working_time.payout_hourly')
  if (terms === 'no_pay') refuse('working_time.payout_no_pay')
  const most = Math.max(0, balanceOf(state) + Math.min(0, ahead))

  if (data.seconds > most)
    refuse('working_time.payout_more', { field: 'seconds', params: { time: clock(most) } })

  return [{ type: 'WorkingTimePaidOut', data }]
}

/** Formats seconds as hours and whole minutes, rounded down. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`

export function evolvePayout(state: WorkingTimeAccount, event: PayoutEvent): WorkingTimeAccount {
  const { payout_id } = event.data
  const before = getById(state.payouts, payout_id)

  const put = (payout: Payout, account: Pick<WorkingTimeAccount, 'credits' | 'owed'> = state) => ({
    ...state,
    credits: account.credits,
    owed: account.owed,
    payouts: putById(state.payouts, payout_id, payout),
  })

  switch (event.type) {
    case 'WorkingTimePaidOut': {
      const { seconds } = event.data
      const from = takenFrom(state.credits, seconds)
      const payout = { seconds, from, status: 'waiting' as const, payrun_id: null }
      return put(payout, takeCredit(state, seconds))
    }

    case 'WorkingTimePayoutWithdrawn': {
      if (!before) return state
      const back = before.from.reduce(
        (account: Pick<WorkingTimeAccount, 'credits' | 'owed'>, { month, seconds }) =>
          addCredit(account, month, seconds),
        state,
      )
      return put({ ...before, status: 'withdrawn' }, back)
    }

    case 'WorkingTimePayoutHeldForPayRun':
      return before ? put({ ...before, status: 'held', payrun_id: event.data.payrun_id }) : state
    case 'WorkingTimePayoutTakenIntoPayRun':
      return before ? put({ ...before, status: 'paid' }) : state
    case 'WorkingTimePayoutReleasedFromPayRun':
    case 'WorkingTimePayoutPayslipReversed':
      return before ? put({ ...before, status: 'waiting', payrun_id: null }) : state
    default:
      return event satisfies never
  }
}
