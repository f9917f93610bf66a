import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { DateTime } from 'luxon'
import { workingDay } from './calendar'
import type { DemoCalls } from './demo-calls'

/** Adds the company's planned events, and one that is over. */
export async function planEvents(demo: DemoCalls, at: Date): Promise<void> {
  const { session } = demo.member('ines')
  const params = { ws: demo.workspace }
  const day = (n: number) => workingDay(demo.today, n)
  const later = (from: string, days: number) => DateTime.fromISO(from).plus({ days }).toISODate()!

  const events = [
    {
      title: 'Town hall',
      event_on: day(2),
      event_time: '10:00',
      end_time: '11:00',
      location: 'Canteen, and on the screen',
    },
    { title: 'Fire drill', event_on: day(5), event_time: '15:30', location: 'Car park' },
    {
      title: 'Trade fair',
      event_on: day(9),
      end_date: later(day(9), 2),
      location: 'Exhibition centre',
    },
    {
      title: 'Team dinner',
      event_on: day(-12),
      event_time: '19:30',
      end_time: '23:00',
      location: 'Old town',
    },
  ]

  for (const body of events)
    await demo.call(eventsApi.addCompanyEvent, { session, at, params, body })
}
