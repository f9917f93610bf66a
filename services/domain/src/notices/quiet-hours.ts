import { DateTime } from 'luxon'

export interface QuietHours {
  /** `HH:mm` in the person's zone; an end before the beginning is on the next day. */
  readonly quiet_from: string | null
  readonly quiet_to: string | null
}

const iso = (at: DateTime) => at.toUTC().toISO({ suppressMilliseconds: true })!

/** Returns a time of a day. A time that the clocks skip becomes the same time after them. */
function atTime(day: DateTime, time: string): DateTime {
  const [hour, minute] = time.split(':').map(Number)
  return day.set({ hour, minute, second: 0, millisecond: 0 } as object)
}

/**
 * Returns the end of the quiet hours in which an instant (ISO 8601) lies; undefined outside of
 * them. The end is excluded. Where the clocks go back over the end, its first occurrence counts.
 */
export function quietUntil(
  { quiet_from, quiet_to }: QuietHours,
  zone: string,
  now: string,
): string | undefined {
  if (!quiet_from || !quiet_to) return undefined
  const here = DateTime.fromISO(now, { zone })

  // Quiet hours that began yesterday may last until today.
  for (const day of [here.minus({ days: 1 }), here]) {
    const from = atTime(day.startOf('day'), quiet_from)
    const to = atTime(
      quiet_to > quiet_from ? day.startOf('day') : day.startOf('day').plus({ days: 1 }),
      quiet_to,
    )
    if (from <= here && here < to) return iso(to)
  }

  return undefined
}

/** Returns the first full hour of the day `hour` in the zone after an instant (ISO 8601). */
export function nextDigest(hour: number, zone: string, after: string): string {
  const here = DateTime.fromISO(after, { zone })
  const today = atTime(here.startOf('day'), `${hour}:00`)

  return iso(today > here ? today : atTime(here.startOf('day').plus({ days: 1 }), `${hour}:00`))
}
