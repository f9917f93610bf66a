import fc from 'fast-check'
import { instantAt, isShown, spanOf, wallTimeIn } from './event-times'

const times = {
  event_on: '2026-05-08',
  event_time: '18:00',
  end_date: null,
  end_time: null,
  zone: 'Europe/Lisbon',
}

describe('the time of an event', () => {
  it.each([
    ['an hour where no end is said', {}, '2026-05-08T17:00:00Z', '2026-05-08T18:00:00Z'],
    ['to its end', { end_time: '22:15' }, '2026-05-08T17:00:00Z', '2026-05-08T21:15:00Z'],
    [
      'over midnight',
      { end_date: '2026-05-09', end_time: '02:00' },
      '2026-05-08T17:00:00Z',
      '2026-05-09T01:00:00Z',
    ],
    [
      'to the end of its last day',
      { end_date: '2026-05-10' },
      '2026-05-08T17:00:00Z',
      '2026-05-10T23:00:00Z',
    ],
    [
      'whole days',
      { event_time: null, end_date: '2026-05-10' },
      '2026-05-07T23:00:00Z',
      '2026-05-10T23:00:00Z',
    ],
    [
      'a day of 23 hours',
      { event_time: null, event_on: '2026-03-29' },
      '2026-03-29T00:00:00Z',
      '2026-03-29T23:00:00Z',
    ],
    [
      'three real hours over the night of 25 hours',
      { event_on: '2026-10-25', event_time: '00:30', end_time: '02:30' },
      '2026-10-24T23:30:00Z',
      '2026-10-25T02:30:00Z',
    ],
  ])('lasts %s', (_, change, start, end) =>
    expect(spanOf({ ...times, ...change })).toEqual({ start, end }),
  )

  it('is the first of two if the clocks show it twice', () => {
    expect(instantAt('2026-10-25', '01:30', 'Europe/Lisbon')).toBe('2026-10-25T00:30:00Z')
    expect(instantAt('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00Z')
  })

  it('does not exist while the clocks go forward', () => {
    expect(isShown('2026-03-29', '01:30', 'Europe/Lisbon')).toBe(false)
    expect(isShown('2026-03-29', '02:00', 'Europe/Lisbon')).toBe(true)
    expect(isShown('2026-03-30', '01:30', 'Europe/Lisbon')).toBe(true)
  })

  const zones = [
    'Europe/Lisbon',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Africa/Cairo',
    'UTC',
  ]

  const moment = fc.record({
    zone: fc.constantFrom(...zones),
    day: fc
      .integer({ min: 0, max: 1500 })
      .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10)),
    time: fc
      .integer({ min: 0, max: 1439 })
      .map(
        (n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`,
      ),
  })

  it('is shown as entered, whatever the clocks do that day', () => {
    fc.assert(
      fc.property(moment, ({ zone, day, time }) => {
        if (isShown(day, time, zone))
          expect(wallTimeIn(zone, instantAt(day, time, zone))).toBe(`${day} ${time}`)
      }),
    )
  })

  it('keeps the order of the clocks, so that an end after a start by the clock is after it in time', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 600 }), ({ zone, day, time }, minutes) => {
        const end = new Date(Date.parse(`${day}T${time}:00Z`) + minutes * 60_000).toISOString()
        const [to, at] = [end.slice(0, 10), end.slice(11, 16)]

        if (isShown(day, time, zone) && isShown(to, at, zone))
          expect(instantAt(to, at, zone) > instantAt(day, time, zone)).toBe(true)
      }),
    )
  })
})
