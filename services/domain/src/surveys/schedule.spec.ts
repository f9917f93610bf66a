import fc from 'fast-check'
import { nextSending } from './schedule'

const monthly = {
  enabled: true,
  recurring: true,
  frequency: 'monthly' as const,
  anchor: '2026-01-31',
  after: '2026-01-31',
}

describe('the schedule of a survey', () => {
  it('goes on from the last sending by hand, and keeps its day through short months', () => {
    expect(nextSending(monthly)).toBe('2026-02-28')
    expect(nextSending({ ...monthly, after: '2026-02-28' })).toBe('2026-03-31')
    expect(nextSending({ ...monthly, frequency: 'quarterly' })).toBe('2026-04-30')
    expect(nextSending({ ...monthly, frequency: 'halfyearly' })).toBe('2026-07-31')
  })

  it('skips missed days, and restarts after a change', () => {
    expect(nextSending({ ...monthly, after: '2026-06-15' })).toBe('2026-06-30')
  })

  it('is null if it is off, or before the first sending', () => {
    expect(nextSending({ ...monthly, enabled: false })).toBeNull()
    expect(nextSending({ ...monthly, recurring: false })).toBeNull()
    expect(nextSending({ ...monthly, anchor: null, after: null })).toBeNull()
  })

  it('is always after the last sending, by one step at most', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        day,
        fc.nat(2000),
        fc.constantFrom('monthly' as const, 'quarterly' as const, 'halfyearly' as const),
        (anchor, later, frequency) => {
          const after = new Date(Date.parse(anchor) + later * 86_400_000).toISOString().slice(0, 10)
          const next = nextSending({ enabled: true, recurring: true, frequency, anchor, after })!
          const most = { monthly: 31, quarterly: 92, halfyearly: 184 }[frequency]
          expect(next > after).toBe(true)
          expect((Date.parse(next) - Date.parse(after)) / 86_400_000).toBeLessThanOrEqual(most)
        },
      ),
    )
  })
})
