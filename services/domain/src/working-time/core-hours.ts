/** A part of a local day, in seconds from its midnight. */
export interface DaySpan {
  readonly from: number
  readonly to: number
}

/** Returns the seconds of a time of day, `HH:mm`. */
export function secondsOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60
}

/**
 * Returns the seconds of the core time before a day's first and after its last work. Breaks between
 * them are not missed, because people take their lunch in it.
 */
export function missedCore(core: DaySpan, work: DaySpan | undefined): number {
  if (!work) return core.to - core.from
  const from = Math.max(core.from, Math.min(work.from, core.to))
  const to = Math.min(core.to, Math.max(work.to, core.from))
  return core.to - core.from - Math.max(0, to - from)
}
