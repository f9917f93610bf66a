import fc from 'fast-check'
import { DateTime } from 'luxon'
import { daysCome, lastOfPeriod, nextDay, type RecurringDays } from './recurring-days'
import { daysFrom } from './reminders'

const open = (
  first_on: string,
  every: number,
  unit: RecurringDays['unit'],
  more: Partial<RecurringDays> = {},
): RecurringDays => ({
  every,
  unit,
  first_on,
  until: null,
  times: null,
  ...more,
})

const come = (days: RecurringDays, today: string, after: string | null = null) =>
  daysCome(days, after, 0, today)

describe('days of a recurring invoice', () => {
  it('that a month does not have are its last, and the months after it have the first day again', () => {
    expect(come(open('2027-10-31', 1, 'month'), '2028-04-30')).toEqual([
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ])

    expect(come(open('2026-01-29', 1, 'month'), '2026-03-29')).toEqual([
      '2026-01-29',
      '2026-02-28',
      '2026-03-29',
    ])

    expect(come(open('2024-02-29', 1, 'year'), '2028-12-31')).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])

    expect(come(open('2026-12-30', 2, 'week'), '2027-01-27')).toEqual([
      '2026-12-30',
      '2027-01-13',
      '2027-01-27',
    ])
  })

  it('end with a day or after a number of them', () => {
    expect(come(open('2026-01-31', 1, 'month', { until: '2026-03-30' }), '2027-01-01')).toEqual([
      '2026-01-31',
      '2026-02-28',
    ])

    expect(come(open('2026-01-31', 1, 'month', { times: 2 }), '2027-01-01')).toEqual([
      '2026-01-31',
      '2026-02-28',
    ])

    expect(nextDay(open('2026-01-31', 1, 'month', { times: 2 }), '2026-02-28', 2)).toBeNull()
    expect(nextDay(open('2200-12-31', 1, 'week'), '2200-12-31', 1)).toBeNull()
  })

  it('have periods that reach to the day before the next', () => {
    expect(lastOfPeriod(open('2026-01-31', 1, 'month'), '2026-02-28')).toBe('2026-03-30')
    expect(lastOfPeriod(open('2026-11-01', 3, 'month'), '2026-11-01')).toBe('2027-01-31')
  })

  it('are those that counting from the first day by the calendar gives, from wherever one looks', () => {
    const first = fc.integer({ min: 0, max: 60_000 }).map((days) => daysFrom('1990-01-01', days))
    const unit = fc.constantFrom('week' as const, 'month' as const, 'year' as const)

    fc.assert(
      fc.property(
        first,
        fc.integer({ min: 1, max: 12 }),
        unit,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: -2, max: 40 }),
        (first_on, every, unit, n, off) => {
          const days = open(first_on, every, unit)
          const [year, month, day] = first_on.split('-').map(Number) as [number, number, number]

          // Simple arithmetic: months since year 0, and the last day of one.
          const plain = (k: number) => {
            if (unit === 'week') return daysFrom(first_on, 7 * every * k)
            const months = year * 12 + month - 1 + k * every * (unit === 'year' ? 12 : 1)
            const [y, m] = [Math.floor(months / 12), (months % 12) + 1]
            const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0
            const last = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1]!

            return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`
          }

          const after = daysFrom(plain(n), off)
          const expected = Array.from({ length: 120 }, (_, k) => plain(k)).find(
            (each) => each > after,
          )
          if (expected && expected < '2201') expect(nextDay(days, after, 0)).toBe(expected)

          expect(
            DateTime.fromISO(lastOfPeriod(days, plain(n)))
              .plus({ days: 1 })
              .toISODate(),
          ).toBe(plain(n + 1))
        },
      ),
    )
  })
})
