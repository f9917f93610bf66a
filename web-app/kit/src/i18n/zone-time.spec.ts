import { describe, expect, it } from 'vitest'
import { dayOf, instantAt, timeOf, toServer, typedTime } from './zone-time'

describe('times in a zone', () => {
  it('reads and writes them across the change of clocks', () => {
    const at = (zone: string, day: string, time: string) => toServer(instantAt(zone, day, time))
    expect(at('Europe/Berlin', '2026-07-01', '09:00')).toBe('2026-07-01 07:00:00')
    expect(at('Europe/Berlin', '2026-11-20', '00:00')).toBe('2026-11-19 23:00:00')
    // 02:30 does not exist on the last Sunday of March, and exists twice on the last Sunday of
    // October.
    expect(at('Europe/Berlin', '2026-03-29', '02:30')).toBe('2026-03-29 01:30:00')
    expect(at('Europe/Berlin', '2026-10-25', '02:30')).toBe('2026-10-25 00:30:00')
    expect(at('Europe/Berlin', '2026-10-25', '03:30')).toBe('2026-10-25 02:30:00')
    expect(at('Pacific/Kiritimati', '2026-11-20', '08:15')).toBe('2026-11-19 18:15:00')
    expect(at('Asia/Kathmandu', '2026-11-20', '08:15')).toBe('2026-11-20 02:30:00')
  })

  it('says day and time of an instant', () => {
    expect([
      dayOf('2026-11-19 23:30:00', 'Europe/Berlin'),
      timeOf('2026-11-19 23:30:00', 'Europe/Berlin'),
    ]).toEqual(['2026-11-20', '00:30'])
  })

  it('takes times as people type them, in 24 hours', () => {
    expect(
      ['00:00', '9:41', '830', '0830', '8.30', '8h', '8h30', '8', ' 23:59 '].map(typedTime),
    ).toEqual(['00:00', '09:41', '08:30', '08:30', '08:30', '08:00', '08:30', '08:00', '23:59'])
    expect(['24:00', '09:60', '960', 'noon', '', '8:3', '12345'].map(typedTime)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
