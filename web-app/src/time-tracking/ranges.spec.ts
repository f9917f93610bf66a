import { addDays } from '@workledger/kit/i18n/calendar-days'
import { setWeek } from '@workledger/kit/i18n/weeks'
import { describe, expect, it } from 'vitest'
import { daysOf } from './ranges'

describe('ranges', () => {
  it('begin weeks on the reader’s first day and end months on their last day', () => {
    expect(daysOf('week', '2026-11-20')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(daysOf('last_week', '2026-11-20')).toEqual({ from: '2026-11-09', to: '2026-11-15' })
    setWeek({ week_starts_on: 7 })
    expect(daysOf('week', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-28' })
    expect(daysOf('last_week', '2026-11-20')).toEqual({ from: '2026-11-08', to: '2026-11-14' })
    setWeek(undefined)
    expect(daysOf('month', '2026-02-28')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(daysOf('last_month', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(daysOf('month', '2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
    expect(daysOf('all', '2026-12-01')).toEqual({})
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  })
})
