import fc from 'fast-check'
import { leaveYears } from './leave-balance'
import { type Calendar, daysBetween, daysTotal, leaveDays } from './leave-days'
import { weekdaysOnly } from './leave-samples'

const holidays: Record<string, number> = { '2026-12-25': 1, '2026-12-24': 0.5 }
const calendar: Calendar = { ...weekdaysOnly, holiday: (date) => holidays[date] ?? 0 }

const total = (start_on: string, finish_on: string) =>
  Number(daysTotal(leaveDays({ start_on, finish_on, half_day: null }, calendar)))

const date = fc
  .integer({ min: 0, max: 1500 })
  .map((n) => new Date(Date.UTC(2025, 0, 1) + n * 86_400_000).toISOString().slice(0, 10))

describe('days of a leave', () => {
  it('leave out weekends and holidays, and halve half holidays', () =>
    expect(
      leaveDays({ start_on: '2026-12-23', finish_on: '2026-12-28', half_day: null }, calendar),
    ).toEqual([
      { date: '2026-12-23', part: '1' },
      { date: '2026-12-24', part: '0.5' },
      { date: '2026-12-28', part: '1' },
    ]))

  it('are every calendar day when the policy of that day says so', () =>
    expect(
      leaveDays(
        { start_on: '2026-12-24', finish_on: '2027-01-03', half_day: null },
        {
          ...calendar,
          days_type: (date) => (date < '2027-01-01' ? 'calendar_days' : 'working_days'),
        },
      ),
    ).toHaveLength(9))

  it('keep their hours where only the policy knows the length of a day', () =>
    expect(
      leaveDays(
        { start_on: '2026-12-24', finish_on: '2026-12-28', half_day: null },
        { ...calendar, in_hours: (date) => date < '2026-12-28' },
      ),
    ).toEqual([
      { date: '2026-12-24', part: '0.5', seconds: 4 * 3600, of: 8 * 3600 },
      { date: '2026-12-28', part: '1' },
    ]))

  it('are half for a half day', () =>
    expect(
      leaveDays(
        { start_on: '2026-12-21', finish_on: '2026-12-21', half_day: 'first_half' },
        calendar,
      ),
    ).toEqual([{ date: '2026-12-21', part: '0.5' }]))

  it('are the same whole or in two parts', () =>
    fc.assert(
      fc.property(date, fc.nat(60), fc.nat(60), (start_on, first, second) => {
        const days = daysBetween(
          start_on,
          new Date(Date.parse(start_on) + (first + second + 1) * 86_400_000)
            .toISOString()
            .slice(0, 10),
        )
        expect(total(start_on, days.at(-1)!)).toBe(
          total(start_on, days[first]!) + total(days[first + 1]!, days.at(-1)!),
        )
      }),
    ))
})

describe('the years to choose from', () => {
  it('are five from this one, or from the one before while its days may still be carried', () => {
    expect(leaveYears('2026-04-01', { expire_in_months: 3 })).toEqual([
      2026, 2027, 2028, 2029, 2030,
    ])
    expect(leaveYears('2026-03-31', { expire_in_months: 3 })).toEqual([
      2025, 2026, 2027, 2028, 2029,
    ])
    expect(leaveYears('2026-03-31', { expire_in_months: 12 })).toEqual([
      2026, 2027, 2028, 2029, 2030,
    ])
  })
})
