import { nextDigest, quietUntil } from './quiet-hours'

describe('the end of quiet hours, by the clocks of the person', () => {
  it.each([
    // Over midnight, before and after it.
    ['22:00', '06:00', 'Europe/Berlin', '2026-07-01T20:30:00Z', '2026-07-02T04:00:00Z'],
    ['22:00', '06:00', 'Europe/Berlin', '2026-07-02T03:59:59Z', '2026-07-02T04:00:00Z'],
    ['22:00', '06:00', 'Europe/Berlin', '2026-07-02T04:00:00Z', undefined],
    ['22:00', '06:00', 'Europe/Berlin', '2026-07-01T19:59:59Z', undefined],
    ['22:00', '06:00', 'Europe/Berlin', '2026-07-01T20:00:00Z', '2026-07-02T04:00:00Z'],
    // Within one day.
    ['12:00', '13:30', 'Asia/Kolkata', '2026-07-01T07:00:00Z', '2026-07-01T08:00:00Z'],
    ['12:00', '13:30', 'Asia/Kolkata', '2026-07-01T08:00:00Z', undefined],
    // To midnight itself.
    ['18:00', '00:00', 'UTC', '2026-07-01T23:59:59Z', '2026-07-02T00:00:00Z'],
    ['18:00', '00:00', 'UTC', '2026-07-02T00:00:00Z', undefined],
    // The night in which the clocks go back is an hour longer.
    ['22:00', '06:00', 'Europe/Berlin', '2026-10-24T21:00:00Z', '2026-10-25T05:00:00Z'],
    // The night in which they go forward is an hour shorter.
    ['22:00', '06:00', 'Europe/Berlin', '2026-03-28T22:00:00Z', '2026-03-29T04:00:00Z'],
    // An end that the clocks skip is after them; one that they repeat is the first.
    ['22:00', '02:30', 'Europe/Berlin', '2026-03-29T00:59:00Z', '2026-03-29T01:30:00Z'],
    ['22:00', '02:30', 'Europe/Berlin', '2026-10-24T23:00:00Z', '2026-10-25T00:30:00Z'],
    ['22:00', '02:30', 'Europe/Berlin', '2026-10-25T00:45:00Z', undefined],
    [null, null, 'UTC', '2026-07-01T23:00:00Z', undefined],
  ])('%s to %s in %s, at %s', (quiet_from, quiet_to, zone, now, end) =>
    expect(quietUntil({ quiet_from, quiet_to }, zone, now)).toBe(end),
  )
})

describe('the next daily mail, by the clocks of the person', () => {
  it.each([
    [8, 'Europe/Berlin', '2026-07-01T05:59:00Z', '2026-07-01T06:00:00Z'],
    [8, 'Europe/Berlin', '2026-07-01T06:00:00Z', '2026-07-02T06:00:00Z'],
    [8, 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00Z'],
    [0, 'America/New_York', '2026-11-01T03:00:00Z', '2026-11-01T04:00:00Z'],
    [2, 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z'],
  ])('at %i in %s after %s', (hour, zone, after, next) =>
    expect(nextDigest(hour, zone, after)).toBe(next),
  )
})
