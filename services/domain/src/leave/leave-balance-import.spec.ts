import fc from 'fast-check'
import { given } from '../kernel/decider-specification'
import { Fraction } from '../kernel/fraction'
import { leaveLedger } from './leave'
import {
  type BalanceImportCommand,
  balanceOn,
  correctionOf,
  keptBalanceReason,
} from './leave-balance-import'
import { adjusted, employee_id, factsOf, leaveId, taken } from './leave-samples'
import type { LeaveEvent, LeaveLedger } from './leave-state'

const import_id = leaveId(99)
const adjustment_id = leaveId(7)
const day = '2026-05-31'
const facts = factsOf('2026-06-01', { since: 2026 })

const states = (
  stated: string,
  change: Partial<Extract<BalanceImportCommand, { type: 'import-balance' }>> = {},
) => ({
  ...{ type: 'import-balance' as const, employee_id, import_id, adjustment_id },
  ...{ day, stated, facts, ...change },
})

const undo = (change: object = {}) => ({
  ...{ type: 'undo-balance' as const, employee_id, import_id, adjustment_id, facts, ...change },
})

const corrected = (days: string, stated: string, change: object = {}): LeaveEvent =>
  adjusted(7, 2026, days, { valid_from: day, description: '', stated, import_id, ...change })

const after = (...events: LeaveEvent[]): LeaveLedger =>
  events.reduce(leaveLedger.evolve, leaveLedger.initial)

const faultOf = (state: LeaveLedger, ...how: Parameters<typeof states>) => {
  const found = correctionOf(state, states(...how))
  return 'code' in found ? found.code : undefined
}

describe('a stated balance', () => {
  const week = taken(1, '2026-03-02', '2026-03-06')

  it('books the difference to the ledger’s balance of that day, with its cause', () => {
    given(leaveLedger, week).when(states('12.5')).then(corrected('-2.5', '12.5'))
    given(leaveLedger, week).when(states('17')).then(corrected('2', '17'))
  })

  it('books nothing if the ledger says the same, so a repetition books nothing', () => {
    given(leaveLedger, week).when(states('15')).then()
    given(leaveLedger, week, corrected('2', '17'))
      .when(states('17', { adjustment_id: leaveId(8) }))
      .then()
    given(leaveLedger, week, corrected('2', '17')).when(states('17')).then()
  })

  it('counts leave taken by the day, and neither later leave nor requests', () => {
    const asked = taken(3, '2026-05-04', '2026-05-05') as Extract<
      LeaveEvent,
      { type: 'LeaveRequested' }
    >
    const later = taken(2, '2026-06-29', '2026-07-03')
    const pending: LeaveEvent = { ...asked, data: { ...asked.data, status: 'pending' } }
    given(leaveLedger, week, later, pending).when(states('15')).then()
  })

  it('counts months that are granted by the day, and expired days no more', () => {
    const monthly = factsOf(
      '2026-06-01',
      { since: 2026 },
      { accrual: 'monthly', holiday_allowance: '24' },
    )
    given(leaveLedger)
      .when(states('10', { facts: monthly }))
      .then()
    given(leaveLedger)
      .when(states('11.5', { facts: monthly }))
      .then(corrected('1.5', '11.5'))
    const carried = factsOf('2026-06-01', { since: 2025 })
    expect(balanceOn(after(), carried, '2026-03-31').toString()).toBe('25')
    expect(balanceOn(after(), carried, '2026-04-01').toString()).toBe('20')
  })

  it('is exact, also where a decimal has no end', () => {
    const booked = corrected('-18.666667', '4/3', { exact: '-56/3' })
    given(leaveLedger).when(states('4/3')).then(booked)
    expect(balanceOn(after(booked), facts, day).exactly()).toBe('4/3')
    given(leaveLedger, booked)
      .when(states('4/3', { adjustment_id: leaveId(8) }))
      .then()
  })

  it('is refused of a day that is not over, is settled, or has no balance', () => {
    const none = leaveLedger.initial
    expect(faultOf(none, '5', { day: '2026-06-02' })).toBe('leave_import.future_day')
    const joined = factsOf('2026-06-01', { employed: { from: '2026-06-01', to: null } })
    expect(faultOf(none, '5', { facts: joined })).toBe('leave.before_employment')
    const left = factsOf('2026-06-01', { employed: { from: null, to: '2026-05-31' } })
    expect(faultOf(none, '5', { facts: left })).toBe('leave_import.has_left')
    const back = factsOf('2026-06-01', {
      employed: { from: '2026-06-01', to: null, earlier: [{ from: null, to: '2026-05-31' }] },
    })
    expect(faultOf(none, '5', { facts: back })).toBe('leave_import.has_left')
    const unlimited = factsOf('2026-06-01', { since: 2026 }, { unlimited: true })
    expect(faultOf(none, '5', { facts: unlimited })).toBe('leave_import.no_allowance')
    expect(faultOf(none, '5', { facts: { ...facts, policies: [] } })).toBe(
      'leave_import.no_allowance',
    )
    const closed: LeaveEvent = {
      type: 'LeaveYearClosed',
      data: {
        ...{ employee_id, year: 2025, unlimited: false, grants: [], carry_over_days: '0' },
        ...{ carry_expires_on: '2026-03-31', carried: '0', lost: '0' },
      },
    }
    expect(faultOf(after(closed), '5', { day: '2025-12-31' })).toBe('leave_import.closed_year')
    expect(faultOf(none, '5', { day: '2024-12-31' })).toBe('leave.before_ledger')
  })

  it('never uncovers planned leave, and is refused where the account cannot have it', () => {
    const planned = taken(2, '2026-07-06', '2026-07-17')
    expect(faultOf(after(planned), '9')).toBe('leave.days_taken')
    expect(faultOf(after(planned), '10')).toBeUndefined()
    const monthly = factsOf(
      '2026-06-01',
      { since: 2026 },
      { accrual: 'monthly', holiday_allowance: '24', allow_negative: true },
    )
    expect(faultOf(after(), '-3', { facts: monthly })).toBe('leave_import.unreachable')
    const negative = factsOf('2026-06-01', { since: 2026 }, { allow_negative: true })
    expect(faultOf(after(), '-3', { facts: negative })).toBeUndefined()
  })

  it('is in the account from then on: whatever was taken, the balance is the stated one', () => {
    const part = fc.integer({ min: 0, max: 4000 }).map((n) => Fraction.ratio(n, 240).exactly())
    const starts = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 4 })

    fc.assert(
      fc.property(part, starts, (stated, weeks) => {
        const leaves = weeks.map((week, n) => {
          const monday = new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString().slice(0, 10)
          return taken(n + 1, monday)
        })
        const state = after(...leaves)
        const events = leaveLedger.decide(state, states(stated))
        const booked = events.reduce(leaveLedger.evolve, state)
        expect(balanceOn(booked, facts, day).exactly()).toBe(Fraction.of(stated).exactly())
        expect(leaveLedger.decide(booked, states(stated, { adjustment_id: leaveId(8) }))).toEqual(
          [],
        )
        const undone = leaveLedger.decide(booked, undo()).reduce(leaveLedger.evolve, booked)
        expect(undone).toEqual(state)
      }),
    )
  })
})

describe('the undo of an import of balances', () => {
  const reason = (state: LeaveLedger, change: object = {}) => keptBalanceReason(state, undo(change))
  const booked = corrected('5', '25')

  it('takes back what no one has used, once', () => {
    given(leaveLedger, booked)
      .when(undo())
      .then({ type: 'LeaveAdjustmentDeleted', data: { employee_id, adjustment_id } })
    given(leaveLedger).when(undo()).then()
    given(leaveLedger, booked)
      .when(undo({ import_id: leaveId(98) }))
      .then()
  })

  it('leaves days that were used, changed, closed, paid or erased since', () => {
    const all = taken(1, '2026-07-06', '2026-08-07')
    expect(reason(after(booked, all))).toBe('used')
    given(leaveLedger, booked, all).when(undo()).then()
    const { data } = adjusted(7, 2026, '4') as Extract<LeaveEvent, { type: 'LeaveAdjusted' }>
    expect(reason(after(booked, { type: 'LeaveAdjustmentChanged', data }))).toBe('changed')
    expect(reason(after(corrected('5', '25', { description: null })))).toBe('erased')
    const left = factsOf('2026-06-01', { employed: { from: null, to: '2026-05-31' } })
    expect(reason(after(booked), { facts: left })).toBe('paid')
    const closed: LeaveEvent = {
      type: 'LeaveYearClosed',
      data: {
        ...{ employee_id, year: 2026, unlimited: false, grants: [], carry_over_days: '0' },
        ...{ carry_expires_on: '2027-03-31', carried: '0', lost: '0' },
      },
    }
    expect(reason(after(booked, closed))).toBe('closed')
  })
})
