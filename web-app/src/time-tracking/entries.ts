import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { addDays } from '@workledger/kit/i18n/calendar-days'
import { dayOf, instantAt, milliseconds } from '@workledger/kit/i18n/zone-time'

const HOUR = 3_600_000

export interface DayGroup {
  day: string
  entries: TimeEntry[]
  /** Seconds of ended entries on that day. */
  seconds: number
}

/** Newest first, as the server lists them. */
const newestFirst = (a: TimeEntry, b: TimeEntry) =>
  a.start === b.start ? (a.id < b.id ? -1 : 1) : a.start < b.start ? 1 : -1

/**
 * Returns a running entry's seconds on a day of its zone; the server's totals include them once it
 * has ended.
 */
export function runningOn(entry: TimeEntry, day: string, now: number) {
  if (entry.end) return 0
  const from = Math.max(milliseconds(entry.start), instantAt(entry.zone, day, '00:00'))
  const to = Math.min(now, instantAt(entry.zone, addDays(day, 1), '00:00'))

  return Math.max(0, Math.floor((to - from) / 1000))
}

/**
 * Groups entries by the day of their start. Totals are the server's: cut at midnight, over all
 * entries of the day, whatever their page.
 */
export function groupByDay(
  entries: readonly TimeEntry[],
  totals: readonly { day: string; seconds: number }[],
): DayGroup[] {
  const ended = new Map(totals.map(({ day, seconds }) => [day, seconds]))
  const groups = new Map<string, DayGroup>()

  for (const entry of entries) {
    const group = groups.get(entry.day) ?? {
      day: entry.day,
      entries: [],
      seconds: ended.get(entry.day) ?? 0,
    }

    group.entries.push(entry)
    groups.set(entry.day, group)
  }

  return [...groups.values()]
}

const sameWork = (entry: TimeEntry) =>
  JSON.stringify([
    entry.description,
    entry.project_id,
    entry.task_id,
    entry.billable,
    entry.tags.toSorted(),
  ])

/**
 * Groups a day's entries of the same work at the place of the newest; a running or unnamed entry
 * stays alone.
 */
export function repeats(entries: readonly TimeEntry[]): TimeEntry[][] {
  const groups = new Map<string, TimeEntry[]>()

  for (const entry of entries) {
    const key = entry.end && entry.description ? sameWork(entry) : entry.id
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }

  return [...groups.values()]
}

/**
 * Returns earlier work without repetitions, newest first, that has all typed words; without words,
 * all of it.
 */
export function earlierWork(entries: readonly TimeEntry[], typed: string, most = 8): TimeEntry[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = new Map<string, TimeEntry>()

  for (const entry of entries) {
    const text = `${entry.description} ${entry.project_name ?? ''}`.toLocaleLowerCase()

    if (
      entry.description &&
      words.every((word) => text.includes(word)) &&
      !found.has(sameWork(entry))
    )
      found.set(sameWork(entry), entry)

    if (found.size === most) break
  }

  return [...found.values()]
}

/** Returns the ids of entries that overlap another one. Touching ends do not overlap. */
export function overlapping(entries: readonly TimeEntry[], now: number): ReadonlySet<string> {
  const found = new Set<string>()

  const stretches = entries
    .map(({ id, start, end }) => ({
      id,
      from: milliseconds(start),
      to: end ? milliseconds(end) : now,
    }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from)

  let last: (typeof stretches)[number] | undefined

  for (const each of stretches) {
    if (last && each.from < last.to) found.add(last.id).add(each.id)
    if (!last || each.to > last.to) last = each
  }

  return found
}

/**
 * Returns where a placeholder hour goes on a day, in milliseconds: the first free past hour from
 * nine o'clock on, else the last free one before. Undefined if none is free.
 */
export function placeholderHour(
  zone: string,
  day: string,
  entries: readonly Pick<TimeEntry, 'start' | 'end'>[],
  now: number,
): { start: number; end: number } | undefined {
  const [dawn, midnight] = [
    instantAt(zone, day, '00:00'),
    instantAt(zone, addDays(day, 1), '00:00'),
  ]

  const limit = Math.min(Math.floor(now / 1000) * 1000, midnight)
  const taken = entries
    .map(({ start, end }) => ({ from: milliseconds(start), to: end ? milliseconds(end) : now }))
    .sort((a, b) => a.from - b.from)
  let start = instantAt(zone, day, '09:00')
  for (const { from, to } of taken) if (from < start + HOUR && to > start) start = to
  if (start + HOUR <= limit) return { start, end: start + HOUR }
  let end = limit

  for (const { from, to } of [...taken].sort((a, b) => b.to - a.to))
    if (from < end && to > end - HOUR) end = from

  return end - HOUR >= dawn ? { start: end - HOUR, end } : undefined
}

interface Days {
  day: string
  seconds: number
}

interface EntryList {
  data: TimeEntry[]
  total: number
  /** Totals of days, of ended entries. */
  meta: { days: Days[] }
}

interface ListQuery {
  employee_id?: string
  page?: number
  per_page?: number
  q?: string
  project_id?: string
  from?: string
  to?: string
  sort?: string
}

/**
 * Returns a list with an entry: in the place of its older self or, on the first page of a list
 * filtered only by days, as a new one. Only one entry runs, so starting one ends the other.
 */
export function mergeEntry<L extends EntryList>(list: L, entry: TimeEntry, asked: ListQuery): L {
  const known = list.data.some(({ id }) => id === entry.id)
  const within = isWithin(entry.day, asked)
  const whole = (asked.page ?? 1) === 1 && !asked.q && !asked.project_id && within && !asked.sort
  const ours = asked.employee_id === undefined || asked.employee_id === entry.employee_id
  const others = list.data
    .filter(({ id }) => id !== entry.id)
    .map((other) => (entry.end === null && other.end === null ? ended(other, entry.start) : other))
  const fits = known || (whole && ours)
  // The time that this ends counts in its days' totals, until the server returns the exact ones.
  const running = list.data.find(({ end }) => end === null)
  const over =
    running && (running.id === entry.id ? entry : others.find(({ id }) => id === running.id))

  return {
    ...list,
    meta: over?.end
      ? { ...list.meta, days: withSeconds(list.meta.days, over, over.end, asked) }
      : list.meta,
    data: fits ? [...others, entry].sort(newestFirst) : others,
    total: fits && !known ? list.total + 1 : list.total,
  }
}

export const ended = (entry: TimeEntry, end: string): TimeEntry => ({
  ...entry,
  end,
  duration: Math.max(0, (milliseconds(end) - milliseconds(entry.start)) / 1000),
})

const isWithin = (day: string, { from, to }: ListQuery) =>
  (!from || day >= from) && (!to || day <= to)

/** Returns totals of days with those of an entry that ran until `end`. */
function withSeconds(
  days: readonly Days[],
  entry: TimeEntry,
  end: string,
  asked: ListQuery,
): Days[] {
  const totals = new Map(days.map(({ day, seconds }) => [day, seconds]))
  const last = dayOf(end, entry.zone)

  for (let day = entry.day; day <= last; day = addDays(day, 1)) {
    const seconds = runningOn({ ...entry, end: null }, day, milliseconds(end))
    if (isWithin(day, asked)) totals.set(day, (totals.get(day) ?? 0) + seconds)
  }

  return [...totals].map(([day, seconds]) => ({ day, seconds }))
}

export function withoutEntry<L extends EntryList>(list: L, id: string): L {
  const data = list.data.filter((entry) => entry.id !== id)
  return { ...list, data, total: list.total - (list.data.length - data.length) }
}
