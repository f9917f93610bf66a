import { describe, expect, it } from 'vitest'
import type { Entry } from './entries'
import { entriesByDay } from './entries-by-day'

const entry = (title: string, start: string, end: string, allDay = false) =>
  ({
    id: title,
    kind: 'event',
    title,
    color: '#000',
    allDay,
    start: new Date(`${start}Z`),
    end: new Date(`${end}Z`),
  }) as Entry

const week = { from: '2026-11-02', to: '2026-11-04' }

const read = (entries: Entry[]) =>
  entriesByDay(entries, week).map(({ day, entries: held }) => [
    day,
    ...held.map(({ entry: { title }, from, until }) => `${title} ${from ?? ''}-${until ?? ''}`),
  ])

describe('entries of the calendar by day', () => {
  it('are in each of their days, whole days before those with an hour', () => {
    expect(
      read([
        entry('Lunch', '2026-11-03T12:00', '2026-11-03T13:00'),
        entry('Fair', '2026-11-01T00:00', '2026-11-04T00:00', true),
        entry('Stand-up', '2026-11-03T09:00', '2026-11-03T09:00'),
      ]),
    ).toEqual([
      ['2026-11-02', 'Fair -'],
      ['2026-11-03', 'Fair -', 'Stand-up 09:00-', 'Lunch 12:00-13:00'],
      ['2026-11-04'],
    ])
  })

  it('over midnight show on each day its part, and nothing on a day that they only touch', () => {
    expect(
      read([
        entry('Night', '2026-11-02T22:00', '2026-11-03T01:00'),
        entry('Late', '2026-11-03T21:00', '2026-11-04T00:00'),
      ]),
    ).toEqual([
      ['2026-11-02', 'Night 22:00-'],
      ['2026-11-03', 'Night -01:00', 'Late 21:00-00:00'],
      ['2026-11-04'],
    ])
  })
})
