import { addDays } from '../../i18n/calendar-days'
import { shownZone } from '../../i18n/format'
import { dayOf, instantAt, milliseconds, timeOf, toServer } from '../../i18n/zone-time'
import type { Shift } from './times'

export interface TypedBreak {
  from: string
  to: string
  paid: boolean
}

/** A shift as typed: days and times in its zone. */
export interface TypedShift {
  entry: string
  in_date: string
  in_time: string
  out_date: string
  out_time: string
  breaks: TypedBreak[]
}

/** Returns the dialog's first values: the shift, or an empty one of the day. */
export function typedFrom(shift: Shift | undefined, day: string): Omit<TypedShift, 'entry'> {
  const zone = shift?.zone ?? shownZone()
  return {
    in_date: shift ? dayOf(shift.in_at, zone) : day,
    in_time: shift ? timeOf(shift.in_at, zone) : '',
    out_date: shift?.out_at ? dayOf(shift.out_at, zone) : day,
    out_time: shift?.out_at ? timeOf(shift.out_at, zone) : '',
    breaks: shownBreaks(shift?.breaks ?? [], zone),
  }
}

export const shownBreaks = (breaks: Shift['breaks'], zone: string): TypedBreak[] =>
  breaks.map(({ start_at, end_at, paid }) => ({
    from: timeOf(start_at, zone),
    to: timeOf(end_at, zone),
    paid,
  }))

/**
 * Returns the instants to send, in UTC. An unchanged time keeps its seconds. A break before the
 * shift's time of day belongs to the next day, and one that ends before it begins crosses midnight.
 */
export function typedTimes(typed: TypedShift, shift: Shift | undefined, zone: string) {
  const at = (day: string, time: string, before: string | null | undefined) =>
    before && dayOf(before, zone) === day && timeOf(before, zone) === time
      ? before
      : toServer(instantAt(zone, day, time))

  const { in_date, in_time } = typed

  return {
    in_at: at(in_date, in_time, shift?.in_at),
    out_at: at(typed.out_date, typed.out_time, shift?.out_at),
    breaks: typedBreaks(typed.breaks, { in_date, in_time }, shift?.breaks ?? [], zone),
  }
}

/**
 * Returns the breaks to send, for a shift that begins at this day and time in its zone. `shown` are
 * the form's first breaks.
 */
export const typedBreaks = (
  breaks: readonly TypedBreak[],
  { in_date, in_time }: { in_date: string; in_time: string },
  shown: Shift['breaks'],
  zone: string,
): Shift['breaks'] =>
  breaks.map(({ from, to, paid }) => {
    const begins = from < in_time ? addDays(in_date, 1) : in_date
    const start = instantAt(zone, begins, from)
    const end = instantAt(zone, to < from ? addDays(begins, 1) : begins, to)
    // The line number does not matter, because earlier lines may be removed.
    const minute = (instant: string) => Math.floor(milliseconds(instant) / 60_000) * 60_000
    const before = shown.find(
      ({ start_at, end_at }) => minute(start_at) === start && minute(end_at) === end,
    )

    return {
      start_at: before?.start_at ?? toServer(start),
      end_at: before?.end_at ?? toServer(end),
      paid,
    }
  })
