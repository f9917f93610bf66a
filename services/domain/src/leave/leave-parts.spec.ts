import fc from 'fast-check'
import { given } from '../kernel/decider-specification'
import { Fraction } from '../kernel/fraction'
import { leaveLedger } from './leave'
import { leaveBalance } from './leave-balance'
import { type Calendar, daysTotal, leaveDays, partOf } from './leave-days'
import { ask, factsOf, taken, weekdaysOnly } from './leave-samples'
import type { LeaveDetails, LeaveEvent } from './leave-state'

const HOUR = 3600
const day = '2026-07-06'
const facts = factsOf('2026-06-01')

/** 38.5 hours a week. */
const week385: Calendar = { ...weekdaysOnly, agreed: () => 7.7 * HOUR }

const hours = (from_time: string, to_time: string): Partial<LeaveDetails> => {
  const [starts_at, ends_at] = [from_time, to_time].map((time) => `${day}T${time}:00Z`)
  const seconds = (Date.parse(ends_at!) - Date.parse(starts_at!)) / 1000
  return { from_time, to_time, starts_at: starts_at!, ends_at: ends_at!, seconds }
}

const asking = (change: Partial<LeaveDetails>, n = 2, calendar?: Calendar) =>
  ask(n, facts, { start_on: day, ...(calendar && { calendar }) }, change)

const took = (n: number, change: Partial<LeaveDetails>) => taken(n, day, day, change)

const daysOf = (command: ReturnType<typeof ask>) => (command as unknown as LeaveDetails).days

describe('hours of leave', () => {
  it('are the exact part of the day by the contract of that day', () => {
    expect(daysOf(asking({ seconds: 2 * HOUR }))).toEqual([
      { date: day, part: '0.25', seconds: 7200, of: 28_800 },
    ])
    expect(daysOf(asking({ seconds: 900 }, 2, week385))).toEqual([
      { date: day, part: '0.032468', seconds: 900, of: 27_720 },
    ])
  })

  it('of a whole day are a whole day, however they are cut', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(28_800, 27_720, 25_200, 14_400, 30_001),
        fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 12 }),
        (of, cuts) => {
          const calendar = { ...weekdaysOnly, agreed: () => of }
          let rest = of
          const days = [...cuts, of].flatMap((cut) => {
            const seconds = Math.min(cut, rest)
            rest -= seconds
            const on = { start_on: day, finish_on: day, half_day: null }
            return seconds > 0 ? leaveDays({ ...on, seconds }, calendar) : []
          })
          expect(daysTotal(days)).toBe('1')
          expect(Fraction.sum(days.map(partOf)).eq(1)).toBe(true)
        },
      ),
    ))

  it('are none on a day without work, nor without agreed hours', () => {
    const on = { start_on: day, finish_on: day, half_day: null, seconds: HOUR }
    expect(leaveDays(on, { ...weekdaysOnly, agreed: () => 0 })).toEqual([])
    expect(leaveDays({ ...on, start_on: '2026-07-05' }, weekdaysOnly)).toEqual([])
  })

  it('are refused beyond the target of the day', () => {
    const short: Calendar = { ...weekdaysOnly, agreed: () => 4 * HOUR }
    given(leaveLedger)
      .when(asking({ seconds: 8 * HOUR }, 2, short))
      .thenRefused('leave.hours_left')
    const halved: Calendar = { ...weekdaysOnly, holiday: () => 0.5 }
    given(leaveLedger)
      .when(asking({ seconds: 5 * HOUR }, 2, halved))
      .thenRefused('leave.hours_left')
    given(leaveLedger)
      .when(asking({ day_part: '0.75' }, 2, halved))
      .thenRefused('leave.day_left')
  })

  it('are refused where they meet other hours, not where they follow them', () => {
    const before = took(1, hours('08:00', '10:00'))
    given(leaveLedger, before)
      .when(asking(hours('09:30', '11:00')))
      .thenRefused('leave.overlaps')
    given(leaveLedger, before)
      .when(asking(hours('10:00', '11:00')))
      .then(pending(hours('10:00', '11:00')))
  })

  it('are refused on a whole day of leave', () =>
    given(leaveLedger, took(1, {}))
      .when(asking({ seconds: HOUR }))
      .thenRefused('leave.overlaps'))

  it('with other parts of the day are no more than the day', () => {
    const half = took(1, { half_day: 'first_half' })
    given(leaveLedger, half)
      .when(asking({ seconds: 5 * HOUR }))
      .thenRefused('leave.hours_left')
    given(leaveLedger, half)
      .when(asking({ seconds: 4 * HOUR }))
      .then(pending({ seconds: 4 * HOUR }))
    given(leaveLedger, half, took(3, { day_part: '0.25' }))
      .when(asking({ day_part: '0.5' }))
      .thenRefused('leave.day_left')
  })

  it('are in the steps of their type, or all that the day has left', () => {
    const hourly = (seconds: number) =>
      ask(2, { ...facts, step: HOUR }, { start_on: day, calendar: week385 }, { seconds })
    given(leaveLedger)
      .when(hourly(2.5 * HOUR))
      .thenRefused('leave.step')
    expect(leaveLedger.decide(leaveLedger.initial, hourly(2 * HOUR))).toHaveLength(1)
    expect(leaveLedger.decide(leaveLedger.initial, hourly(7.7 * HOUR))).toHaveLength(1)
  })

  it('follow a changed contract, and never take more than its day', () => {
    const request = took(2, { seconds: 6 * HOUR })
    const { data } = request as Extract<LeaveEvent, { type: 'LeaveRequested' }>
    const days = leaveDays(data, { ...weekdaysOnly, agreed: () => 4 * HOUR })
    expect(days).toEqual([{ date: day, part: '1', seconds: 14_400, of: 14_400 }])

    given(leaveLedger, request)
      .when({
        type: 'recount',
        employee_id: data.employee_id,
        leave_id: data.leave_id,
        days,
        cause: 'contract',
      })
      .then({
        type: 'LeaveRecounted',
        data: { employee_id: data.employee_id, leave_id: data.leave_id, days, cause: 'contract' },
      })
  })

  it('are shown so that each balance adds up', () => {
    const calendar = { ...weekdaysOnly, agreed: () => 3 * HOUR }
    const state = [1, 2, 3, 4].reduce((ledger, n) => {
      const command = ask(n, facts, { start_on: `2026-07-0${n + 5}`, calendar }, { seconds: HOUR })
      return leaveLedger.decide(ledger, command).reduce(leaveLedger.evolve, ledger)
    }, leaveLedger.initial)
    const { days_total, days_pending, days_available, grants } = leaveBalance(state, facts, 2026)
    expect(days_pending).toBe('1.333333')
    expect(Fraction.of(days_available).plus(days_pending).toString()).toBe(days_total)

    for (const { granted, pending, expired, left, lines } of grants) {
      expect(Fraction.sum([pending, expired, left]).toString()).toBe(granted)
      expect(Fraction.sum(lines.map(({ days }) => days)).toString()).toBe(left)
    }
  })
})

describe('time off in lieu', () => {
  const account = { seconds: 10 * HOUR, from: '2026-06-01', least: 0 }
  const lieu = { takes_allowance: false, takes_account: true }

  const hours = (start_on: string, finish_on = start_on, change: Partial<LeaveDetails> = {}) => ({
    ...lieu,
    days: leaveDays(
      { start_on, finish_on, half_day: change.half_day ?? null, ...lieu, ...change },
      weekdaysOnly,
    ),
    ...change,
  })

  const asking = (n: number, on: string, change: Partial<LeaveDetails> = {}, more = account) =>
    ask(n, { ...facts, account: more }, { start_on: on }, hours(on, on, change))

  it('counts the hours of each day, also of whole days and halves', () => {
    expect(hours(day).days).toEqual([{ date: day, part: '1', seconds: 28_800, of: 28_800 }])
    expect(hours(day, day, { half_day: 'first_half' }).days).toEqual([
      { date: day, part: '0.5', seconds: 14_400, of: 28_800 },
    ])
  })

  it('takes no more than the account has, with what waits and what comes', () => {
    expect(leaveLedger.decide(leaveLedger.initial, asking(2, day))).toHaveLength(1)
    const first = taken(1, day, day, hours(day))
    given(leaveLedger, first).when(asking(2, '2026-07-07')).thenRefused('leave.account_short')
    given(leaveLedger, first)
      .when(asking(2, '2026-07-07', { seconds: 3 * HOUR }))
      .thenRefused('leave.account_short')
    const allowed = asking(2, '2026-07-07', { seconds: 2 * HOUR })
    const ledger = leaveLedger.evolve(leaveLedger.initial, first)
    expect(leaveLedger.decide(ledger, allowed)).toHaveLength(1)
  })

  it('gives hours back when it is rejected or deleted', () => {
    const first = taken(1, day, day, hours(day))
    const on = {
      employee_id: first.data.employee_id,
      leave_id: 'leave_id' in first.data ? first.data.leave_id : '',
    }
    const deleted: LeaveEvent = { type: 'LeaveDeleted', data: on }
    const ledger = [first, deleted].reduce(leaveLedger.evolve, leaveLedger.initial)
    expect(leaveLedger.decide(ledger, asking(2, '2026-07-07'))).toHaveLength(1)
  })

  it('counts days before the balance only once: they have left it', () => {
    const later = { ...account, from: '2026-07-07' }
    const ledger = leaveLedger.evolve(leaveLedger.initial, taken(1, day, day, hours(day)))
    expect(leaveLedger.decide(ledger, asking(2, '2026-07-08', {}, later))).toHaveLength(1)
  })

  it('may leave the balance that the rules allow, and needs an account', () => {
    const least = { ...account, seconds: 0, least: -8 * HOUR }
    expect(leaveLedger.decide(leaveLedger.initial, asking(2, day, {}, least))).toHaveLength(1)
    given(leaveLedger)
      .when(ask(2, facts, { start_on: day }, hours(day)))
      .thenRefused('leave.no_account')
  })
})

const pending = (change: Partial<LeaveDetails>): LeaveEvent => {
  const event = taken(2, day, day, change) as Extract<LeaveEvent, { type: 'LeaveRequested' }>
  return { ...event, data: { ...event.data, status: 'pending' } }
}

it('a grant’s figures add up with its lines where parts of days have no end', () => {
  const leave = (date: string) => ({
    status: 'pending',
    takes_allowance: true,
    days: [{ date, part: '0.010417', seconds: 900, of: 86_400 }],
  })

  const entries = {
    leaves: { a: leave('2025-06-02'), b: leave('2026-01-05') },
    adjustments: {},
    closed: {},
  }
  const rules = { holiday_allowance: '10', carry_over_days: '12.5', expire_in_months: 1 }
  const { grants } = leaveBalance(entries, factsOf('2026-01-02', {}, rules), 2026)

  expect(grants.find(({ kind }) => kind === 'carry_over')).toMatchObject({
    granted: '9.989583',
    pending: '0.010416',
    left: '9.979167',
    lines: [{ balance: '9.989583' }, { days: '-0.010416', balance: '9.979167' }],
  })
})
