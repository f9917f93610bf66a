import { splitAtMidnights } from '../kernel/zone-days'

/** Instants are ISO 8601 in UTC; `end` is null while the entry runs. */
export interface Stretch {
  start: string
  end: string | null
  zone: string
}

/**
 * Seconds of each local day, cut at midnights by the zone of each stretch; only what lies between `from` and `to` is cut.
 * What still runs counts nothing yet.
 */
export function secondsByDay(stretches: Iterable<Stretch>, from = '', to = '9999'): Map<string, number> {
  const days = new Map<string, number>()
  for (const { start, end, zone } of stretches)
    for (const { day, seconds } of end ? splitAtMidnights(start > from ? start : from, end < to ? end : to, zone) : [])
      days.set(day, (days.get(day) ?? 0) + seconds)
  return days
}
