import fc from 'fast-check'
import { secondsBetween } from '../kernel/zone-days'
import { secondsByDay } from './day-totals'

describe('totals by day', () => {
  it('keep every second of every entry, in whichever order they come', () => {
    const at = fc.integer({ min: 0, max: 400 * 86_400 }).map((seconds) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString())
    const stretch = fc
      .tuple(at, fc.integer({ min: 0, max: 200_000 }), fc.constantFrom('Europe/Lisbon', 'America/New_York', 'Asia/Kolkata'))
      .map(([start, seconds, zone]) => ({ start, end: new Date(Date.parse(start) + seconds * 1000).toISOString(), zone }))
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 20 }), (stretches) => {
        const days = secondsByDay(stretches)
        const total = stretches.reduce((sum, { start, end }) => sum + secondsBetween(start, end), 0)
        expect([...days.values()].reduce((a, b) => a + b, 0)).toBe(total)
        expect(new Map([...secondsByDay([...stretches].reverse())].sort())).toEqual(new Map([...days].sort()))
      }),
    )
  })

  it('cut only what lies in the time that was asked for', () => {
    const long = { start: '0001-01-05T00:00:00Z', end: '1969-12-31T00:00:00Z', zone: 'UTC' }
    expect([...secondsByDay([long], '1950-03-01T12:00:00Z', '1950-03-02T06:00:00Z')]).toEqual([
      ['1950-03-01', 43_200],
      ['1950-03-02', 21_600],
    ])
    expect(secondsByDay([long], '1990-01-01T00:00:00Z', '1990-02-01T00:00:00Z').size).toBe(0)
  })

  it('leave out what still runs', () => {
    expect(secondsByDay([{ start: '2026-06-01T10:00:00Z', end: null, zone: 'UTC' }]).size).toBe(0)
  })
})
