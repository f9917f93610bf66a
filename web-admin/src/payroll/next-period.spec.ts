import { expect, it } from 'vitest'
import { nextPeriod } from './next-period'

it.each([
  ['the month of today without a run', undefined, ['2026-11-01', '2026-11-30']],
  ['the month after the latest', ['2026-11-01', '2026-11-30'], ['2026-12-01', '2026-12-31']],
  ['a month of the next year', ['2026-12-01', '2026-12-31'], ['2027-01-01', '2027-01-31']],
  [
    'the month before today that was not paid yet',
    ['2026-09-01', '2026-09-30'],
    ['2026-10-01', '2026-10-31'],
  ],
  ['the next week', ['2026-11-16', '2026-11-22'], ['2026-11-23', '2026-11-29']],
  ['the next fourteen days', ['2026-11-09', '2026-11-22'], ['2026-11-23', '2026-12-06']],
  [
    'the month of today where the latest is long ago',
    ['2025-01-01', '2025-01-31'],
    ['2026-11-01', '2026-11-30'],
  ],
] as const)('proposes %s', (_, latest, [start, end]) => {
  expect(nextPeriod(latest && { start: latest[0], end: latest[1] }, '2026-11-26')).toEqual({
    start,
    end,
  })
})
