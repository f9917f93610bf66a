import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { DateTime, IANAZone } from 'luxon'

/** The part of a half-open interval within one local day. */
export interface DayPiece {
  /** Local calendar day, `YYYY-MM-DD`. */
  day: string
  /** Instants, ISO 8601 in UTC to the second. */
  start: string
  end: string
  seconds: number
}

/**
 * Returns whether a text is a zone. Offsets such as `+05:00` are none: PostgreSQL reads them with
 * the opposite sign.
 */
export const isZone = (zone: string) => /^[A-Za-z]/.test(zone) && IANAZone.isValidZone(zone)

/** Returns the local calendar day of an instant, by the zone's offset at that instant. */
export const dayIn = (zone: string, instant: string): string =>
  local(Date.parse(instant), zone).toISODate()!

/**
 * Returns the instant at which a local day begins: not always 00:00, because some zones skip or
 * repeat midnight.
 */
export function startOfDay(zone: string, day: string): string {
  const start = DateTime.fromISO(day, { zone }).startOf('day')
  // With a repeated midnight, the day begins with the first occurrence, an hour earlier.
  const earlier = start.minus({ hours: 1 })
  return iso((earlier.toISODate() === day ? earlier : start).toMillis())
}

/**
 * Cuts the half-open interval `[start, end)` at local midnights. The pieces follow each other
 * without gaps, so their seconds add up to the interval's despite clock changes. Returns none for
 * an empty interval.
 */
export function splitAtMidnights(start: string, end: string, zone: string): DayPiece[] {
  const pieces: DayPiece[] = []
  const last = Date.parse(end)
  let from = Date.parse(start)

  while (from < last) {
    const { day, next } = dayAround(from, zone)
    const to = Math.min(next, last)
    pieces.push({ day, start: iso(from), end: iso(to), seconds: (to - from) / 1000 })
    from = to
  }

  return pieces
}

/** Returns whole seconds between two instants. */
export const secondsBetween = (start: string, end: string) =>
  Math.round((Date.parse(end) - Date.parse(start)) / 1000)

/**
 * Returns the instant (UTC, to the second) of a local time of a day. A skipped time moves on by the
 * change; a repeated one is the first.
 */
export function instantIn(zone: string, day: string, time: string): string {
  const found = DateTime.fromISO(`${day}T${time}`, { zone })
  const earlier = found.minus({ hours: 1 })
  const repeats = earlier.toFormat('HH:mm') === found.toFormat('HH:mm')
  return iso((repeats ? earlier : found).toMillis())
}

/** Truncates an instant to the second, as events and the interface store it. */
export const toSecond = (instant: string | Date) =>
  iso(Math.floor(new Date(instant).getTime() / 1000) * 1000)

/** Returns the next local midnight after `from`; skips days that the zone left out. */
function nextDay(from: number, day: string, zone: string): number {
  for (let ahead = 1; ahead < 4; ahead++) {
    const next = Date.parse(
      startOfDay(zone, DateTime.fromISO(day, { zone: 'utc' }).plus({ days: ahead }).toISODate()!),
    )
    if (next > from) return next
  }

  throw new RangeError(`No midnight after ${iso(from)} in ${zone}`)
}

/** The start of a local day and that of the next one. */
interface Span {
  readonly day: string
  readonly start: number
  readonly next: number
}

const MOST_SPANS = 20_000

/** Cached days, by zone and the UTC days that they touch: many intervals lie in few days. */
const spans = new Map<string, Map<number, Span[]>>()

let kept = 0

function dayAround(time: number, zone: string): Pick<Span, 'day' | 'next'> {
  const known = spans
    .get(zone)
    ?.get(Math.floor(time / DAY_MS))
    ?.find(({ start, next }) => start <= time && time < next)

  if (known) return known
  const day = local(time, zone).toISODate()!
  const span = { day, start: Date.parse(startOfDay(zone, day)), next: nextDay(time, day, zone) }
  keep(span, zone)

  return span
}

/**
 * Caches only days without a clock change. A change around midnight may put an hour of the previous
 * day into a day.
 */
function keep(span: Span, zone: string): void {
  const { start, next } = span
  if (next - start !== DAY_MS || local(start, zone).offset !== local(next, zone).offset) return

  if (kept >= MOST_SPANS) {
    spans.clear()
    kept = 0
  }

  const days = spans.get(zone) ?? new Map<number, Span[]>()
  spans.set(zone, days)

  for (const n of new Set([Math.floor(start / DAY_MS), Math.floor((next - 1) / DAY_MS)]))
    days.set(n, [...(days.get(n) ?? []), span])

  kept++
}

const local = (time: number, zone: string) => DateTime.fromMillis(time, { zone })

const iso = (time: number) => {
  const text = new Date(time).toISOString()
  return time % 1000 === 0 ? `${text.slice(0, -5)}Z` : text
}
