// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { useFormat } from '@workledger/kit/i18n/format'
import { expect, it } from 'vitest'
import { dayLabel } from './day-label'

const label = (day: string, now = '2026-11-20') =>
  dayLabel(day, now, renderHook(() => useFormat()).result.current, {
    today: 'Today',
    yesterday: 'Yesterday',
  })

it('names today and yesterday, also over the turn of a year', () => {
  expect([label('2026-11-20'), label('2026-11-19')]).toEqual(['Today', 'Yesterday'])
  expect(label('2025-12-31', '2026-01-01')).toBe('Yesterday')
})

it('says weekday and date, with the year when it is another one', () => {
  expect(label('2026-11-18')).toMatch(/^Wed,? 18 Nov$/)
  expect(label('2025-11-18')).toMatch(/^Tue,? 18 Nov 2025$/)
})
