import type { CalendarEvent } from '@workledger/contracts/calendar/calendar.api'
import { addDays, daysBetween } from '../kit/calendar-days'

/** First and last day of the month that lies `months` away from a day's. */
export function monthAround(day: string, months: number) {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const at = (m: number, d: number) => new Date(Date.UTC(year, m, d)).toISOString().slice(0, 10)
  return { from: at(month - 1 + months, 1), to: at(month + months, 0) }
}

/** Days of a month in weeks from Monday; null where a week begins before or ends after it. */
export function weeksOf({ from, to }: { from: string; to: string }): (string | null)[][] {
  const lead = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7
  const days: (string | null)[] = [
    ...Array<null>(lead).fill(null),
    ...Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)),
  ]
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

export const markers = ['birthday', 'leave', 'event'] as const
export type Marker = (typeof markers)[number]
export interface CalendarDay {
  /** Who or what, by kind. */
  names: Record<Marker, string[]>
  holiday: string | null
  weekend: boolean
}

const last = (event: CalendarEvent) =>
  event.type === 'leave' ? event.metadata.finish_on : event.type === 'event' ? (event.metadata.end_date ?? event.date) : event.date
const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) => [first_name, last_name].filter(Boolean).join(' ')

/** What each day between two shows: a leave or an event on every day that it lasts. */
export function byDay(events: readonly CalendarEvent[], from: string, to: string): ReadonlyMap<string, CalendarDay> {
  const days = new Map<string, CalendarDay>()
  for (const event of events) {
    const begin = event.date < from ? from : event.date
    const end = last(event) > to ? to : last(event)
    for (let day = begin; day <= end; day = addDays(day, 1)) {
      const shown = days.get(day) ?? { names: { birthday: [], leave: [], event: [] }, holiday: null, weekend: false }
      days.set(day, shown)
      if (event.type === 'birthday') shown.names.birthday.push(nameOf(event.metadata))
      else if (event.type === 'leave') shown.names.leave.push(nameOf(event.metadata.employee))
      else if (event.type === 'event') shown.names.event.push(event.metadata.title)
      else if (event.type === 'holiday') shown.holiday = event.metadata.name
      else shown.weekend = true
    }
  }
  return days
}

/** The first two names; how many more there are. */
export const firstNames = (names: readonly string[]) => ({ shown: names.slice(0, 2), more: Math.max(0, names.length - 2) })
