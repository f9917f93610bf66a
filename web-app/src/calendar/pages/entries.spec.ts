import type { CalendarEvent } from '@workledger/contracts/calendar/calendar.api'
import { describe, expect, it } from 'vitest'
import { daysOff, entriesOf } from './entries'

const words = {
  away: (name: string) => `${name} is away`,
  born: (name: string) => `Birthday of ${name}`,
}

const times = {
  event_on: '2026-11-05',
  event_time: null,
  end_date: '2026-11-06',
  end_time: null,
  zone: 'Europe/Lisbon',
}

const event = (change: object): CalendarEvent => ({
  type: 'event',
  date: '2026-11-05',
  hexColor: '#5b8def',
  metadata: {
    id: 'e',
    title: 'Party',
    location: 'Roof',
    office: null,
    start: null,
    end: null,
    ...times,
    ...change,
  },
})

describe('entries of the calendar', () => {
  it('last whole days, both included, or from one time to the other', () => {
    const [days, hours] = entriesOf(
      [event({}), event({ start: '2026-11-05 23:00', end: '2026-11-06 00:30' })],
      words,
    )

    expect(days).toMatchObject({
      allDay: true,
      start: new Date('2026-11-05T00:00Z'),
      end: new Date('2026-11-07T00:00Z'),
    })

    expect(hours).toMatchObject({
      allDay: false,
      start: new Date('2026-11-05T23:00Z'),
      end: new Date('2026-11-06T00:30Z'),
    })
  })

  it('name who is away; days off are shaded and no entries', () => {
    const employee = { id: 'p', first_name: 'Eli', last_name: '', avatar: null }
    const leave = { id: 'l', employee, start_on: '2026-11-05', finish_on: '2026-11-09' }

    const all: CalendarEvent[] = [
      { type: 'leave', date: '2026-11-05', hexColor: '#ffc34d', metadata: leave },
      { type: 'weekend', date: '2026-11-07', hexColor: '#e8eaed', metadata: {} },
    ]

    expect(entriesOf(all, words).map(({ title }) => title)).toEqual(['Eli is away'])
    expect([...daysOff(all)]).toEqual(['2026-11-07'])
  })
})
