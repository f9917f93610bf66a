import { splitAtMidnights } from '../kernel/zone-days'

/** Instants are ISO 8601 in UTC; `end` is null while the entry runs. */
export interface Stretch {
  start: string
  end: string | null
  zone: string
}

/** Seconds of each local day, cut at midnights by the zone of each stretch. What still runs counts nothing yet. */
export function secondsByDay(stretches: Iterable<Stretch>): Map<string, number> {
  const days = new Map<string, number>()
  for (const { start, end, zone } of stretches)
    for (const { day, seconds } of end ? splitAtMidnights(start, end, zone) : []) days.set(day, (days.get(day) ?? 0) + seconds)
  return days
}
