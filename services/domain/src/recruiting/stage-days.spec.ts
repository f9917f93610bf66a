import fc from 'fast-check'
import { daysByStage, daysUntil } from './stage-days'

describe('days in a stage', () => {
  it('are calendar days of the zone', () => {
    expect(daysUntil('Europe/Lisbon', '2026-06-01 22:30:00', '2026-06-01T23:30:00.000Z')).toBe(1)
    expect(daysUntil('UTC', '2026-06-01 22:30:00', '2026-06-01T23:30:00.000Z')).toBe(0)
    expect(daysUntil('America/New_York', '2026-03-01 12:00:00', '2026-03-15 12:00:00')).toBe(14)
  })

  it('are those of all visits together, without the time of a rejection', () => {
    const path = [
      { stage: 'Applied', at: '2026-06-01 08:00:00' },
      { stage: 'Screening', at: '2026-06-03 08:00:00' },
      { stage: 'Applied', at: '2026-06-08 08:00:00' },
      { stage: null, at: '2026-06-09 08:00:00' },
      { stage: 'Applied', at: '2026-06-20 08:00:00' },
    ]
    expect(
      daysByStage(['Applied', 'Screening', 'Offer'], path, 'UTC', '2026-06-22T09:00:00.000Z'),
    ).toEqual([
      { stage: 'Applied', days: 5 },
      { stage: 'Screening', days: 5 },
      { stage: 'Offer', days: null },
    ])
  })

  it('add up to the days since the application came', () => {
    const hours = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(hours, fc.constantFrom('UTC', 'Asia/Tokyo', 'America/New_York'), (gaps, zone) => {
        const stages = ['a', 'b', 'c']
        let at = Date.parse('2026-01-01T00:00:00Z')

        const path = gaps.map((gap, index) => {
          at += gap * 3_600_000
          return { stage: stages[index % 3]!, at: new Date(at).toISOString() }
        })

        const now = new Date(at + 5 * 86_400_000).toISOString()

        const sum = daysByStage(stages, path, zone, now).reduce(
          (total, { days }) => total + (days ?? 0),
          0,
        )

        expect(sum).toBe(daysUntil(zone, path[0]!.at, now))
      }),
    )
  })
})
