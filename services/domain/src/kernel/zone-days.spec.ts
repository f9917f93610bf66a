import fc from 'fast-check'
import { dayIn, instantIn, secondsBetween, splitAtMidnights, startOfDay } from './zone-days'

/**
 * Daylight saving in both hemispheres, half and quarter hours, skipped or repeated midnights, a
 * skipped day.
 */
const zones = [
  'Europe/Lisbon',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Havana',
  'Asia/Beirut',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'UTC',
]

const instant = fc
  .integer({
    min: Date.parse('2011-01-01T00:00:00Z') / 1000,
    max: Date.parse('2030-01-01T00:00:00Z') / 1000,
  })
  .map((seconds) => new Date(seconds * 1000).toISOString())

const length = fc.integer({ min: 0, max: 5 * 86_400 })

const after = (start: string, seconds: number) =>
  new Date(Date.parse(start) + seconds * 1000).toISOString()

const before = (end: string) => new Date(Date.parse(end) - 1000).toISOString()

describe('splitting an interval at local midnights', () => {
  it('keeps every second and leaves no gap', () => {
    fc.assert(
      fc.property(instant, length, fc.constantFrom(...zones), (start, seconds, zone) => {
        const end = after(start, seconds)
        const pieces = splitAtMidnights(start, end, zone)
        expect(pieces.reduce((sum, piece) => sum + piece.seconds, 0)).toBe(
          secondsBetween(start, end),
        )
        let from = Date.parse(start)

        for (const piece of pieces) {
          expect(Date.parse(piece.start)).toBe(from)
          from = Date.parse(piece.end)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('puts each piece wholly into its local day, and each day once', () => {
    fc.assert(
      fc.property(instant, length, fc.constantFrom(...zones), (start, seconds, zone) => {
        const pieces = splitAtMidnights(start, after(start, seconds), zone)

        for (const { day, start, end } of pieces)
          expect([dayIn(zone, start), dayIn(zone, before(end))]).toEqual([day, day])

        expect(new Set(pieces.map(({ day }) => day)).size).toBe(pieces.length)
      }),
      { numRuns: 400 },
    )
  })

  it.each([
    // Clocks go forward: the night has an hour less.
    [
      'Europe/Lisbon',
      '2026-03-28T22:00:00Z',
      '2026-03-29T10:00:00Z',
      { '2026-03-28': 7200, '2026-03-29': 36_000 },
    ],
    // Summer time: local midnight is 23:00 UTC.
    [
      'Europe/Lisbon',
      '2026-07-01T22:00:00Z',
      '2026-07-02T01:00:00Z',
      { '2026-07-01': 3600, '2026-07-02': 7200 },
    ],
    // Clocks go back in New York on 1 November 2026: that day has 25 hours.
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', { '2026-11-01': 90_000 }],
    // India is five and a half hours ahead.
    [
      'Asia/Kolkata',
      '2026-01-01T18:00:00Z',
      '2026-01-01T19:00:00Z',
      { '2026-01-01': 1800, '2026-01-02': 1800 },
    ],
    // Samoa had no 30 December 2011.
    [
      'Pacific/Apia',
      '2011-12-30T09:00:00Z',
      '2011-12-30T11:00:00Z',
      { '2011-12-29': 3600, '2011-12-31': 3600 },
    ],
  ])('knows %s from %s to %s', (zone, start, end, days) => {
    expect(
      Object.fromEntries(
        splitAtMidnights(start, end, zone).map(({ day, seconds }) => [day, seconds]),
      ),
    ).toEqual(days)
  })

  // St. John's set its clocks back at 00:01: the last hour of 6 November 2010 came again after the
  // first minute of the 7th.
  it.each([
    ['America/St_Johns', '2010-11-07'],
    ['America/Havana', '2026-11-01'],
    ['Pacific/Apia', '2011-12-30'],
    ['Europe/Lisbon', '2026-07-01'],
  ])('cuts days of %s around %s alike, whatever days were cut before', (zone, day) => {
    const hours = Array.from({ length: 24 }, (_, n) =>
      new Date(Date.parse(`${day}T00:00:30Z`) + (n - 4) * 1_800_000).toISOString(),
    )
    const cut = (start: string, split = splitAtMidnights) =>
      split(start, after(start, 3 * 86_400), zone)

    const afresh = hours.map((start) => {
      let pieces: unknown

      jest.isolateModules(() => {
        pieces = cut(start, require('./zone-days').splitAtMidnights)
      })

      return pieces
    })

    expect(hours.map((start) => cut(start))).toEqual(afresh)
    expect(hours.toReversed().map((start) => cut(start))).toEqual(afresh.toReversed())
  })

  it('begins a day at its first moment, also if midnight is skipped or repeated', () => {
    // Havana: on 1 November 2026 the hour from 00:00 to 01:00 happens twice; on 8 March 2026 it
    // does not happen.
    expect(startOfDay('America/Havana', '2026-11-01')).toBe('2026-11-01T04:00:00Z')
    expect(startOfDay('America/Havana', '2026-03-08')).toBe('2026-03-08T05:00:00Z')
  })
})

describe('a local time of a day', () => {
  it.each([
    ['2026-07-06', '09:00', '2026-07-06T07:00:00Z'],
    ['2026-12-07', '09:00', '2026-12-07T08:00:00Z'],
    // Clocks jump from 02:00 to 03:00, and go back from 03:00 to 02:00.
    ['2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
  ])('of %s at %s in Berlin is %s', (day, time, instant) =>
    expect(instantIn('Europe/Berlin', day, time)).toBe(instant),
  )
})
