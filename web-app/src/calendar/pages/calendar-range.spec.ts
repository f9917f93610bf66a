import { setWeek } from '@workledger/kit/i18n/weeks'
import { describe, expect, it } from 'vitest'
import { daysIn, shownDays, turned } from './calendar-range'

describe('the days of a calendar view', () => {
  it.each([
    ['month', '2026-11-22', '2026-10-26', '2026-12-06', 35],
    ['month', '2027-02-10', '2027-02-01', '2027-02-28', 35],
    ['week', '2026-11-22', '2026-11-16', '2026-11-22', 7],
    ['work_week', '2026-11-16', '2026-11-16', '2026-11-22', 7],
    ['day', '2026-11-22', '2026-11-22', '2026-11-22', 1],
    ['agenda', '2026-11-22', '2026-11-01', '2026-11-30', 31],
  ] as const)('as %s of %s is %s to %s, and %s… the next one', (view, day, from, to, next) => {
    expect(shownDays(view, day)).toEqual({ from, to })
    expect(daysIn(shownDays(view, turned(view, day, 1)))).toBe(next)
  })

  it('begins weeks where the reader begins them', () => {
    setWeek({ week_starts_on: 6 })
    expect(shownDays('week', '2026-11-22')).toEqual({ from: '2026-11-21', to: '2026-11-27' })
    expect(shownDays('month', '2026-11-22')).toEqual({ from: '2026-10-31', to: '2026-12-04' })
    setWeek(undefined)
  })

  it('as a work week runs from Monday to Sunday, wherever the reader begins weeks', () => {
    setWeek({ week_starts_on: 7 })
    expect(shownDays('work_week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    setWeek(undefined)
  })

  it('turns by its own length', () => {
    expect(turned('month', '2026-12-31', 1)).toBe('2027-01-01')
    expect(turned('work_week', '2026-11-22', -1)).toBe('2026-11-15')
    expect(turned('day', '2026-03-01', -1)).toBe('2026-02-28')
  })
})
