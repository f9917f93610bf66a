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

export type LeaveEntry = Extract<CalendarEvent, { type: 'leave' }>['metadata']

interface CalendarWords {
  away: (name: string, leave: LeaveEntry) => string
  born: (name: string) => string
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
const wall = (text: string) => new Date(`${text.replace(' ', 'T')}:00Z`)

const timed = (
  source: CalendarRecord,
  { start, end, ...named }: { id: string; title: string; start: string; end: string },
): Entry[] => [
  {
    ...named,
    kind: source.type,
    color: source.hexColor,
    allDay: false,
    start: wall(start),
    end: wall(end),
    source,
  },
]

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

      case 'leave': {
        const { id, employee, start_on, finish_on, start, end } = source.metadata
        const title = words.away(fullName(employee), source.metadata)
        return start && end
          ? timed(source, { id, title, start, end })
          : days(id, title, start_on, finish_on)
      }

      case 'event': {
        const { id, title, start, end, event_on, end_date } = source.metadata
        if (start === null || end === null) return days(id, title, event_on, end_date ?? event_on)
        return timed(source, { id, title, start, end })
      }

      default:
        return source satisfies never
    }
  })
}

export const daysOff = (events: readonly CalendarEvent[]) =>
  new Set(events.flatMap(({ type, date }) => (type === 'weekend' ? [date] : [])))
