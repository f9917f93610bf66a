import { CodedError } from '@workledger/contracts/kernel/errors'
import fc from 'fast-check'
import { entriesById, getById } from '../kernel/by-id'
import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { type WorkingTimeCommand, type WorkingTimeEvent, workingTimeDecider } from './account'
import { balanceOf } from './credits'
import type { PayoutCommand } from './payouts'

const HOUR = 3600
const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const employee_id = id(1)
const [payout_id, payrun_id, reversal_id, other_run] = [id(2), id(3), id(4), id(5)] as const
const on = { employee_id, payout_id }

const booked = (hours: number, day: string): WorkingTimeEvent => ({
  type: 'WorkingTimeBooked',
  data: {
    employee_id,
    booking_id: id(9),
    kind: 'correction',
    on: day,
    seconds: hours * HOUR,
    reason: 'Agreed',
  },
})

type PayOut = Extract<PayoutCommand, { type: 'pay-out' }>

const payOut = (hours: number, change: Partial<PayOut> = {}): PayOut => ({
  type: 'pay-out',
  ...on,
  on: '2026-03-10',
  seconds: hours * HOUR,
  surcharge_percent: '25',
  reason: 'Peak of the season',
  active: true,
  terms: 'payable',
  ahead: 0,
  ...change,
})

const paidOut = (hours: number): WorkingTimeEvent => ({
  type: 'WorkingTimePaidOut',
  data: {
    ...on,
    on: '2026-03-10',
    seconds: hours * HOUR,
    surcharge_percent: '25',
    reason: 'Peak of the season',
  },
})

const withdraw = { type: 'withdraw-payout', ...on, on: '2026-03-12', reason: 'Rather off' } as const
const hold = { type: 'hold-payout', ...on, payrun_id } as const
const held: WorkingTimeEvent = {
  type: 'WorkingTimePayoutHeldForPayRun',
  data: { ...on, payrun_id },
}
const taken: WorkingTimeEvent = {
  type: 'WorkingTimePayoutTakenIntoPayRun',
  data: { ...on, payrun_id },
}

describe('hours paid out', () => {
  const rich = booked(20, '2026-02-10')

  it('leave the account, up to its balance and to what open months and time off leave', () => {
    given(workingTimeDecider, rich).when(payOut(20)).then(paidOut(20))
    given(workingTimeDecider, rich).when(payOut(20.01)).thenRefused('working_time.payout_more')
    given(workingTimeDecider, rich)
      .when(payOut(10, { ahead: -10 * HOUR }))
      .then(paidOut(10))
    given(workingTimeDecider, rich)
      .when(payOut(10, { ahead: -10 * HOUR - 1 }))
      .thenRefused('working_time.payout_more')
    given(workingTimeDecider, rich, paidOut(15))
      .when(payOut(6, { payout_id: id(7) }))
      .thenRefused('working_time.payout_more')
    // Another payout lowers the balance after the caller's facts were read.
    given(workingTimeDecider, rich, paidOut(10))
      .when(payOut(10, { payout_id: id(7), ahead: -10 * HOUR }))
      .thenRefused('working_time.payout_more')
    given(workingTimeDecider).when(payOut(1)).thenRefused('working_time.payout_more')
  })

  it('are refused where accounts are off, or the contract gives an hour no price of its own', () => {
    given(workingTimeDecider, rich)
      .when(payOut(1, { active: false }))
      .thenRefused('working_time.off')
    given(workingTimeDecider, rich)
      .when(payOut(1, { terms: 'hourly' }))
      .thenRefused('working_time.payout_hourly')
    given(workingTimeDecider, rich)
      .when(payOut(1, { terms: 'no_pay' }))
      .thenRefused('working_time.payout_no_pay')
  })

  it('are withdrawn until a run has them, and then never', () => {
    const withdrawn: WorkingTimeEvent = {
      type: 'WorkingTimePayoutWithdrawn',
      data: { ...on, on: '2026-03-12', seconds: 5 * HOUR, reason: 'Rather off' },
    }

    given(workingTimeDecider, rich, paidOut(5)).when(withdraw).then(withdrawn)
    given(workingTimeDecider, rich, paidOut(5), withdrawn).when(withdraw).thenNothing()
    given(workingTimeDecider, rich, paidOut(5), held)
      .when(withdraw)
      .thenRefused('working_time.payout_in_run')
    given(workingTimeDecider, rich, paidOut(5), held, taken)
      .when(withdraw)
      .thenRefused('working_time.payout_paid')
    given(workingTimeDecider, rich).when(withdraw).thenRefused('not_found')
    given(workingTimeDecider, rich, paidOut(5), withdrawn).when(hold).thenNothing()
  })

  it('are held by one run, paid by it, and wait again when it is gone or reversed', () => {
    given(workingTimeDecider, rich, paidOut(5)).when(hold).then(held)
    const drafted = [rich, paidOut(5), held] as const
    given(workingTimeDecider, ...drafted)
      .when({ ...hold, payrun_id: other_run })
      .thenNothing()
    given(workingTimeDecider, ...drafted)
      .when({ ...hold, type: 'take-payout', payrun_id: other_run })
      .thenNothing()
    given(workingTimeDecider, ...drafted)
      .when({ ...hold, type: 'take-payout' })
      .then(taken)

    const released: WorkingTimeEvent = {
      type: 'WorkingTimePayoutReleasedFromPayRun',
      data: { ...on, payrun_id },
    }

    given(workingTimeDecider, ...drafted)
      .when({ ...hold, type: 'release-payout' })
      .then(released)
    given(workingTimeDecider, ...drafted, released)
      .when({ ...hold, payrun_id: other_run })
      .then({ ...held, data: { ...on, payrun_id: other_run } } as WorkingTimeEvent)

    given(workingTimeDecider, ...drafted, taken)
      .when({ type: 'reverse-payout', ...on, payrun_id, reversal_id })
      .then({ type: 'WorkingTimePayoutPayslipReversed', data: { ...on, payrun_id: reversal_id } })
    given(workingTimeDecider, ...drafted, taken)
      .when(hold)
      .thenNothing()
  })

  it('go back to the months that they came from, so that a withdrawal renews no hour', () => {
    const history = [booked(3, '2026-01-10'), booked(4, '2026-02-10')]
    const before = fold(workingTimeDecider, history)
    const events = workingTimeDecider.decide(before, payOut(5))
    const out = events.reduce(workingTimeDecider.evolve, before)
    expect(out.credits).toEqual([{ month: '2026-02-01', seconds: 2 * HOUR }])
    const back = workingTimeDecider.decide(out, withdraw).reduce(workingTimeDecider.evolve, out)
    expect(back.credits).toEqual(before.credits)
  })

  it('are always in runs, waiting or back: no hour is lost or made, in any order', () => {
    const step = fc.record({
      what: fc.constantFrom(
        'book',
        'pay-out',
        'withdraw-payout',
        'hold-payout',
        'release-payout',
        'take-payout',
        'reverse-payout',
      ),
      hours: fc.integer({ min: -6, max: 12 }),
      payout: fc.integer({ min: 0, max: 3 }),
      run: fc.constantFrom(payrun_id, other_run),
    })

    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = workingTimeDecider.initial
        let earned = 0
        /** Seconds that each approved run pays, less those that its reversals take back. */
        const paid = new Map<string, number>()

        for (const { what, hours, payout, run } of steps) {
          const of = { employee_id, payout_id: id(20 + payout) }
          const command = {
            ...payOut(Math.abs(hours) + 1),
            kind: 'correction',
            booking_id: id(9),
            ...of,
            type: what,
            payrun_id: run,
            reversal_id,
            ...(what === 'book' ? { seconds: hours * HOUR } : {}),
          } as unknown as WorkingTimeCommand

          const before = state
          let events: readonly WorkingTimeEvent[] = []

          try {
            events = workingTimeDecider.decide(state, command)
          } catch (error) {
            expect(error).toBeInstanceOf(CodedError)
          }

          for (const event of events) {
            state = workingTimeDecider.evolve(state, event)
            const seconds = getById(state.payouts, of.payout_id)?.seconds ?? 0
            if (event.type === 'WorkingTimeBooked') earned += event.data.seconds
            if (event.type === 'WorkingTimePaidOut')
              expect(event.data.seconds).toBeLessThanOrEqual(balanceOf(before))
            if (event.type === 'WorkingTimePayoutTakenIntoPayRun')
              paid.set(of.payout_id, (paid.get(of.payout_id) ?? 0) + seconds)
            if (event.type === 'WorkingTimePayoutPayslipReversed')
              paid.set(of.payout_id, (paid.get(of.payout_id) ?? 0) - seconds)
          }

          const all = [...entriesById(state.payouts)]
          const inRuns = [...paid.values()].reduce((sum, each) => sum + each, 0)
          const sumOf = (...statuses: string[]) =>
            all.reduce((sum, [, p]) => sum + (statuses.includes(p.status) ? p.seconds : 0), 0)

          expect(inRuns).toBe(sumOf('paid'))
          expect(earned - balanceOf(state)).toBe(inRuns + sumOf('waiting', 'held'))
          for (const [key, seconds] of paid)
            expect([0, getById(state.payouts, key)!.seconds]).toContain(seconds)
        }
      }),
    )
  })
})
