import type { CalendarEvent } from '@workledger/contracts/calendar/calendar.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { addDays } from '@workledger/kit/i18n/calendar-days'

export const kinds = ['event', 'leave', 'birthday', 'holiday'] as const

export type Kind = (typeof kinds)[number]
type CalendarRecord = Extract<CalendarEvent, { type: Kind }>

/**
 * An entry as the calendar draws it. Its dates are the local times of the reader's office, written
 * as UTC, so no zone moves them.
 */
export interface Entry {
  id: string
  kind: Kind
  title: string
  color: string
  allDay: boolean
  start: Date
  /** Not included. */
  end: Date
  source: CalendarRecord
}

interface CalendarWords {
  away: (name: string, half: 'first_half' | 'second_half' | undefined) => string
  born: (name: string) => string
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
const wall = (text: string) => new Date(`${text.replace(' ', 'T')}:00Z`)

export function entriesOf(events: readonly CalendarEvent[], words: CalendarWords): Entry[] {
  return events.flatMap((source): Entry[] => {
    if (source.type === 'weekend') return []

    const days = (id: string, title: string, from: string, to: string): Entry[] => {
      const [start, end] = [midnight(from), midnight(addDays(to, 1))]
      return [
        { id, kind: source.type, title, color: source.hexColor, allDay: true, start, end, source },
      ]
    }

    switch (source.type) {
      case 'holiday':
        return days(source.metadata.id, source.metadata.name, source.date, source.date)

      case 'birthday':
        return days(
          `${source.metadata.id} ${source.date}`,
          words.born(fullName(source.metadata)),
          source.date,
          source.date,
        )

      case 'leave':
        return days(
          source.metadata.id,
          words.away(fullName(source.metadata.employee), source.metadata.half_day),
          source.metadata.start_on,
          source.metadata.finish_on,
        )

      case 'event': {
        const { id, title, start, end, event_on, end_date } = source.metadata
        if (start === null || end === null) return days(id, title, event_on, end_date ?? event_on)

        return [
          {
            id,
            kind: 'event',
            title,
            color: source.hexColor,
            allDay: false,
            start: wall(start),
            end: wall(end),
            source,
          },
        ]
      }

      default:
        return source satisfies never
    }
  })
}

export const daysOff = (events: readonly CalendarEvent[]) =>
  new Set(events.flatMap(({ type, date }) => (type === 'weekend' ? [date] : [])))
