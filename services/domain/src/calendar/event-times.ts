import { DateTime } from 'luxon'
import { startOfDay } from '../kernel/zone-days'

/** Days and times of day in the time zone `zone`. */
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

/** Length in minutes of an event without an end. */
export const UNSAID_MINUTES = 60

const local = (day: string, time: string, zone: string) =>
  DateTime.fromISO(`${day}T${time}`, { zone })

const iso = (millis: number) => new Date(millis).toISOString().replace('.000Z', 'Z')

/** Returns whether the local time exists on that day: not in a skipped hour. */
export const isShown = (day: string, time: string, zone: string) =>
  local(day, time, zone).toFormat('yyyy-MM-dd HH:mm') === `${day} ${time}`

/** Returns the instant of a local time; the first one in a repeated hour. */
export function instantAt(day: string, time: string, zone: string): string {
  const at = local(day, time, zone)
  return iso(Math.min(...at.getPossibleOffsets().map((each) => each.toMillis())))
}

/**
 * Returns start and end of an event. Without a time it lasts whole days. With a time but no end it
 * lasts an hour, or to the end of its last day.
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
 * Formats an instant in a zone as `YYYY-MM-DD HH:mm`. Formatters are cached for each zone, because
 * calls come in bulk.
 */
export function wallTimeIn(zone: string, instant: string): string {
  const known = clocks.get(zone)
  // Swedish dates and times have this format.
  const clock =
    known ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  if (!known) clocks.set(zone, clock)

  return clock.format(new Date(instant))
}
