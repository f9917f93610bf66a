import fc from 'fast-check'
import { expect, it } from 'vitest'
import { remaining } from './remaining'

it('counts whole months, then days', () => {
  expect(remaining('2026-11-20', '2027-02-12')).toEqual({ months: 2, days: 23 })
  expect(remaining('2026-01-31', '2026-02-28')).toEqual({ months: 1, days: 0 })
  expect(remaining('2026-01-31', '2026-03-01')).toEqual({ months: 1, days: 1 })
  expect(remaining('2026-05-05', '2026-05-05')).toEqual({ months: 0, days: 0 })
  expect(remaining('2026-05-05', '2026-05-04')).toBeNull()
})

it('never counts a month too many', () => {
  const day = fc
    .integer({ min: 0, max: 20_000 })
    .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, (a, b) => {
      const [from, to] = a < b ? [a, b] : [b, a]
      const { months, days } = remaining(from, to)!
      expect(months).toBeGreaterThanOrEqual(0)
      expect(days).toBeGreaterThanOrEqual(0)
      expect(days).toBeLessThan(31)
    }),
  )
})
