import { HOUR_MS } from '@workledger/contracts/kernel/durations'
import { DateTime } from 'luxon'
import { toSecond } from '../kernel/zone-days'

/** Milliseconds within which a connected device sends a new punch. */
const LIVE = 600_000

/** Returns the offset of a zone from UTC at an instant, in minutes. */
export const offsetAt = (zone: string, instant: string | number) =>
  DateTime.fromMillis(typeof instant === 'string' ? Date.parse(instant) : instant, { zone }).offset

/**
 * Returns a function that converts a device's local time (`YYYY-MM-DD HH:mm:ss`) to instants. In a
 * repeated hour, `received` (when the server had the line) and `previous` (the instant of the line
 * before) decide. A skipped time means that the clock was not put forward yet.
 */
export function deviceClock(zone: string, received: string) {
  /** Offsets of days without a clock change nearby; other days have none. */
  const steady = new Map<string, number | undefined>()

  const offsetOn = (day: string) => {
    if (!steady.has(day)) {
      const midnight = Date.parse(`${day}T00:00:00Z`)
      const before = offsetAt(zone, midnight - 26 * HOUR_MS)
      steady.set(day, before === offsetAt(zone, midnight + 50 * HOUR_MS) ? before : undefined)
    }

    return steady.get(day)
  }

  return (shown: string, previous?: string): string => {
    const wall = Date.parse(`${shown.replace(' ', 'T')}Z`)
    const offset = offsetOn(shown.slice(0, 10))
    if (offset !== undefined) return toSecond(new Date(wall - offset * 60_000))
    const before = offsetAt(zone, wall - 26 * HOUR_MS)

    const possible = [...new Set([before, offsetAt(zone, wall + 26 * HOUR_MS)])]
      .map((minutes) => ({ minutes, time: wall - minutes * 60_000 }))
      .filter(({ minutes, time }) => offsetAt(zone, time) === minutes)
      .map(({ time }) => time)
      .sort((a, b) => a - b)

    const [first = wall - before * 60_000, second] = possible

    return toSecond(
      new Date(
        second !== undefined && isSecond(first, second, Date.parse(received), previous)
          ? second
          : first,
      ),
    )
  }
}

function isSecond(
  first: number,
  second: number,
  received: number,
  previous: string | undefined,
): boolean {
  if (second > received) return false
  if (received - second < LIVE) return true

  return (
    previous !== undefined &&
    Date.parse(previous) > first &&
    Date.parse(previous) <= second + HOUR_MS
  )
}

/** Returns the time zone setting of a device: whole hours, or minutes for other offsets. */
export const zoneOption = (minutes: number) => String(minutes % 60 === 0 ? minutes / 60 : minutes)
