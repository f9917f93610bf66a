/** Time of one pair of keys: seconds of entries that have ended, or of one that runs. */
export interface WorkPiece {
  readonly key: string | null
  readonly sub: string | null
  readonly seconds: number
  readonly entries: number
  readonly running: number
}
export interface WorkSum {
  id: string | null
  seconds: number
  entries: number
  running: number
}
export interface WorkGroup extends WorkSum {
  sub_groups: WorkSum[]
}

/** Pieces added up by key and, within each, by second key; most time first. Every second stands in one sub-group of one group. */
export function groupedWork(pieces: readonly WorkPiece[]): { groups: WorkGroup[]; seconds: number; running: number } {
  const groups = new Map<string | null, Map<string | null, WorkSum>>()
  for (const { key, sub, seconds, entries, running } of pieces) {
    const within = groups.get(key) ?? new Map<string | null, WorkSum>()
    groups.set(key, within)
    const before = within.get(sub) ?? { id: sub, seconds: 0, entries: 0, running: 0 }
    within.set(sub, {
      id: sub,
      seconds: before.seconds + seconds,
      entries: before.entries + entries,
      running: before.running + running,
    })
  }
  const all = [...groups].map(
    ([id, within]): WorkGroup => ({ ...added(id, [...within.values()]), sub_groups: sorted([...within.values()]) }),
  )
  const { seconds, running } = added(null, all)
  return { groups: sorted(all), seconds, running }
}

const added = (id: string | null, sums: readonly WorkSum[]): WorkSum =>
  sums.reduce(
    (sum, { seconds, entries, running }) => ({
      id,
      seconds: sum.seconds + seconds,
      entries: sum.entries + entries,
      running: sum.running + running,
    }),
    { id, seconds: 0, entries: 0, running: 0 },
  )
const sorted = <S extends WorkSum>(sums: S[]): S[] => sums.sort((a, b) => b.seconds - a.seconds || String(a.id).localeCompare(String(b.id)))

export type Resolution = 'day' | 'week' | 'month'
const DAY = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Up to a month by day, up to half a year by week, longer by month. */
export function resolutionOf(from: string, to: string): Resolution {
  const days = (at(to) - at(from)) / DAY + 1
  return days <= 31 ? 'day' : days <= 184 ? 'week' : 'month'
}
/** The first day of the day, ISO week or month that a day lies in. */
export function labelOf(day: string, resolution: Resolution): string {
  if (resolution === 'month') return `${day.slice(0, 7)}-01`
  return resolution === 'day' ? day : dayOf(at(day) - ((new Date(at(day)).getUTCDay() + 6) % 7) * DAY)
}

/** Seconds of days added up to the points of a graph; each of them stands, also without any. */
export function graphOf(days: readonly { day: string; seconds: number; billable: boolean }[], from: string, to: string) {
  const resolution = resolutionOf(from, to)
  const points = new Map<string, { label: string; seconds: number; billable_seconds: number }>()
  for (let time = at(from); time <= at(to); time += DAY) {
    const label = labelOf(dayOf(time), resolution)
    if (!points.has(label)) points.set(label, { label, seconds: 0, billable_seconds: 0 })
  }
  for (const { day, seconds, billable } of days) {
    const point = points.get(labelOf(day, resolution))
    if (!point) continue
    point.seconds += seconds
    if (billable) point.billable_seconds += seconds
  }
  return { resolution, graph: [...points.values()] }
}
