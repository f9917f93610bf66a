import * as fc from 'fast-check'
import { DateTime } from 'luxon'
import { deviceClock, offsetAt, zoneOption } from './device-time'

const deviceInstant = (
  shown: string,
  zone: string,
  { received, previous }: { received: string; previous?: string },
) => deviceClock(zone, received)(shown, previous)

const lisbon = 'Europe/Lisbon'
const late = { received: '2026-10-26T08:00:00Z' }

describe('the time of a device', () => {
  it('is that of its office', () => {
    expect(deviceInstant('2026-07-01 09:00:00', lisbon, late)).toBe('2026-07-01T08:00:00Z')
    expect(deviceInstant('2026-01-05 09:00:00', 'Asia/Kolkata', late)).toBe('2026-01-05T03:30:00Z')
  })

  // Clocks go back at 02:00 WEST on 25 October 2026.
  it('in the repeated hour is the first one, unless more is known', () => {
    expect(deviceInstant('2026-10-25 01:30:00', lisbon, late)).toBe('2026-10-25T00:30:00Z')
  })

  it('of the hour that clocks repeat is the second one when the line before was later, or when it has only just arrived', () => {
    expect(
      deviceInstant('2026-10-25 01:10:00', lisbon, { ...late, previous: '2026-10-25T00:50:00Z' }),
    ).toBe('2026-10-25T01:10:00Z')
    expect(deviceInstant('2026-10-25 01:10:00', lisbon, { received: '2026-10-25T01:10:03Z' })).toBe(
      '2026-10-25T01:10:00Z',
    )
    expect(deviceInstant('2026-10-25 01:10:00', lisbon, { received: '2026-10-25T00:10:03Z' })).toBe(
      '2026-10-25T00:10:00Z',
    )
  })

  it('that the clocks left out is by a clock that was not put forward', () => {
    expect(deviceInstant('2026-03-29 01:30:00', lisbon, late)).toBe('2026-03-29T01:30:00Z')
  })

  it('follows from the clock at any instant, except in repeated hours', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') }),
        fc.constantFrom(
          'Europe/Lisbon',
          'America/St_Johns',
          'Asia/Kathmandu',
          'Australia/Lord_Howe',
          'UTC',
        ),
        (time, zone) => {
          const at = Math.floor(time / 1000) * 1000
          const shown = DateTime.fromMillis(at, { zone }).toFormat('yyyy-MM-dd HH:mm:ss')
          const found = deviceInstant(shown, zone, { received: '2031-01-01T00:00:00Z' })
          expect(DateTime.fromISO(found, { zone }).toFormat('yyyy-MM-dd HH:mm:ss')).toBe(shown)
          expect(Math.abs(Date.parse(found) - at)).toBeLessThanOrEqual(3_600_000)
        },
      ),
    ))

  it('is given in hours, or in minutes if it is no whole number of hours', () => {
    expect(zoneOption(offsetAt('Asia/Kolkata', '2026-01-01T00:00:00Z'))).toBe('330')
    expect(zoneOption(offsetAt('America/New_York', '2026-01-01T00:00:00Z'))).toBe('-5')
  })
})
