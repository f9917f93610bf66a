import Decimal from 'decimal.js'
import fc from 'fast-check'
import { leaveBalance, leaveYears } from './leave-balance'
import { type Calendar, daysBetween, leaveDays } from './leave-days'

const calendar: Calendar = {
  days_type: 'working_days',
  weekdays: [1, 2, 3, 4, 5],
  holidays: new Map([
    ['2026-12-25', 1],
    ['2026-12-24', 0.5],
  ]),
}
const total = (days: Record<string, string>) =>
  Object.values(days)
    .reduce((sum, value) => sum.plus(value), new Decimal(0))
    .toNumber()
const date = fc.integer({ min: 0, max: 1500 }).map((n) => new Date(Date.UTC(2025, 0, 1) + n * 86_400_000).toISOString().slice(0, 10))

describe('days of a leave', () => {
  it('leaves out weekends and holidays, halves half holidays, and splits at the year', () =>
    expect(leaveDays({ start_on: '2026-12-21', finish_on: '2027-01-04', half_day: null }, calendar)).toEqual({ 2026: '7.5', 2027: '2' }))
  it('counts every calendar day when the policy says so', () =>
    expect(
      leaveDays({ start_on: '2026-12-24', finish_on: '2026-12-27', half_day: null }, { ...calendar, days_type: 'calendar_days' }),
    ).toEqual({ 2026: '4' }))
  it('is half for a half day', () =>
    expect(leaveDays({ start_on: '2026-12-21', finish_on: '2026-12-21', half_day: 'first_half' }, calendar)).toEqual({ 2026: '0.5' }))
  it('is the same whole or in two parts', () =>
    fc.assert(
      fc.property(date, fc.nat(60), fc.nat(60), (start_on, first, second) => {
        const days = daysBetween(start_on, new Date(Date.parse(start_on) + (first + second + 1) * 86_400_000).toISOString().slice(0, 10))
        const whole = leaveDays({ start_on, finish_on: days.at(-1)!, half_day: null }, calendar)
        const a = leaveDays({ start_on, finish_on: days[first]!, half_day: null }, calendar)
        const b = leaveDays({ start_on: days[first + 1]!, finish_on: days.at(-1)!, half_day: null }, calendar)
        expect(total(whole)).toBe(total(a) + total(b))
      }),
    ))
})

describe('the balance of a year', () => {
  const policy = { holiday_allowance: '20', unlimited: false, carry_over_days: '5', expire_in_months: 3, allow_negative: false }
  const taken = (start_on: string, days: Record<string, string>) => ({ start_on, days, status: 'approved' as const })
  const ledger = (today: string, ...leaves: ReturnType<typeof taken>[]) => ({ policy, leaves, adjustments: [], since: 2025, today })
  it('carries unused days over, up to the cap', () =>
    expect(leaveBalance(2026, ledger('2026-02-01', taken('2025-05-05', { 2025: '3' })))).toMatchObject({
      days_carried: '5',
      days_available: '25',
    }))
  it('loses carried days that were not used in time', () =>
    expect(leaveBalance(2026, ledger('2026-04-01', taken('2026-03-02', { 2026: '2' })))).toMatchObject({
      days_carried: '2',
      days_available: '20',
    }))
  it('carries nothing into the first year', () =>
    expect(leaveBalance(2025, ledger('2025-02-01'))).toMatchObject({ days_carried: '0', days_available: '20' }))
})

describe('the years to choose from', () => {
  it('are five from this one, or from the one before while its days may still be carried', () => {
    expect(leaveYears('2026-04-01', { expire_in_months: 3 })).toEqual([2026, 2027, 2028, 2029, 2030])
    expect(leaveYears('2026-03-31', { expire_in_months: 3 })).toEqual([2025, 2026, 2027, 2028, 2029])
    expect(leaveYears('2026-03-31', { expire_in_months: 12 })).toEqual([2026, 2027, 2028, 2029, 2030])
  })
})
