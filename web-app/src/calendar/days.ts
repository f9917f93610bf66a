import type { CalendarEvent } from '@workledger/contracts/calendar/calendar.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { addDays } from '@workledger/kit/i18n/calendar-days'

export const markers = ['birthday', 'leave', 'event'] as const

export type Marker = (typeof markers)[number]

export interface CalendarDay {
  /** Names by kind. */
  names: Record<Marker, string[]>
  holiday: string | null
  weekend: boolean
}

const last = (event: CalendarEvent) =>
  event.type === 'leave'
    ? event.metadata.finish_on
    : event.type === 'event'
      ? (event.metadata.end_date ?? event.date)
      : event.date

/**
 * Returns the entries of each day between two days: a leave or an event on every day that it lasts.
 */
export function byDay(
  events: readonly CalendarEvent[],
  from: string,
  to: string,
): ReadonlyMap<string, CalendarDay> {
  const days = new Map<string, CalendarDay>()

  for (const event of events) {
    const begin = event.date < from ? from : event.date
    const end = last(event) > to ? to : last(event)

    for (let day = begin; day <= end; day = addDays(day, 1)) {
      const shown = days.get(day) ?? {
        names: { birthday: [], leave: [], event: [] },
        holiday: null,
        weekend: false,
      }

      days.set(day, shown)

      if (event.type === 'birthday') shown.names.birthday.push(fullName(event.metadata))
      else if (event.type === 'leave') shown.names.leave.push(fullName(event.metadata.employee))
      else if (event.type === 'event') shown.names.event.push(event.metadata.title)
      else if (event.type === 'holiday') shown.holiday = event.metadata.name
      else shown.weekend = true
    }
  }

  return days
}

/** Returns the first two names, and the number of others. */
export const firstNames = (names: readonly string[]) => ({
  shown: names.slice(0, 2),
  more: Math.max(0, names.length - 2),
})
