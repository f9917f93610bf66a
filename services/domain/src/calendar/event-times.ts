import { DateTime } from 'luxon'
import { startOfDay } from '../kernel/zone-days'

/** Days and times of day as the clocks of `zone` show them. */
export interface EventTimes {
  readonly event_on: string
  readonly event_time: string | null
  readonly end_date: string | null
  readonly end_time: string | null
  readonly zone: string
}

/** Instants, ISO 8601 in UTC, half-open. */
export interface EventSpan {
  readonly start: string
  readonly end: string
}

/** How long an event lasts that only says when it begins, in minutes. */
export const UNSAID_MINUTES = 60

const local = (day: string, time: string, zone: string) =>
  DateTime.fromISO(`${day}T${time}`, { zone })

const iso = (millis: number) => new Date(millis).toISOString().replace('.000Z', 'Z')

/** Whether the clocks show this time on that day: not while they go forward. */
export const isShown = (day: string, time: string, zone: string) =>
  local(day, time, zone).toFormat('yyyy-MM-dd HH:mm') === `${day} ${time}`

/** The instant of a wall time; where the clocks show it twice, the first. */
export function instantAt(day: string, time: string, zone: string): string {
  const at = local(day, time, zone)
  return iso(Math.min(...at.getPossibleOffsets().map((each) => each.toMillis())))
}

/**
 * When an event begins and ends. Without a time it lasts whole days; with one and without an end an
 * hour, or to the end of its last day.
 */
export function spanOf({ event_on, event_time, end_date, end_time, zone }: EventTimes): EventSpan {
  const last = end_date ?? event_on
  const afterLast = () =>
    startOfDay(zone, DateTime.fromISO(last, { zone: 'utc' }).plus({ days: 1 }).toISODate()!)
  if (event_time === null) return { start: startOfDay(zone, event_on), end: afterLast() }
  const start = instantAt(event_on, event_time, zone)
  if (end_time !== null) return { start, end: instantAt(last, end_time, zone) }

  return {
    start,
    end: end_date === null ? iso(Date.parse(start) + UNSAID_MINUTES * 60_000) : afterLast(),
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * `YYYY-MM-DD HH:mm` as the clocks of a zone show an instant. Many at once: a formatter is kept for
 * each zone.
 */
export function wallTimeIn(zone: string, instant: string): string {
  const known = clocks.get(zone)
  // Sweden writes days and times so.
  const clock =
    known ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  if (!known) clocks.set(zone, clock)

  return clock.format(new Date(instant))
}
