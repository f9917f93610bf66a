import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { firstOfWeek, type WeekStart } from '@workledger/contracts/kernel/week-start'
import { amount, rounded, total } from '../kernel/money'

/** Time of one pair of keys: seconds of ended entries, or of a running one. */
export interface WorkPiece {
  readonly key: string | null
  readonly sub: string | null
  readonly seconds: number
  readonly entries: number
  readonly running: number
  /** Billable seconds times the hourly rate of their project; null without a rate. */
  readonly worth: string | null
}

export interface WorkSum {
  id: string | null
  seconds: number
  entries: number
  running: number
  /** In the company's currency; null if no part has a rate. */
  amount: string | null
}

export interface WorkGroup extends WorkSum {
  sub_groups: WorkSum[]
}

const HOUR = 3600

/**
 * Sums pieces by key and, within each, by second key; most time first. Every second, and every
 * rounded amount, is in one sub-group of one group.
 */
export function groupedWork(
  pieces: readonly WorkPiece[],
  currency: string,
): WorkSum & { groups: WorkGroup[] } {
  const groups = new Map<string | null, Map<string | null, WorkSum>>()

  for (const { key, sub, seconds, entries, running, worth } of pieces) {
    const within = groups.get(key) ?? new Map<string | null, WorkSum>()
    groups.set(key, within)
    const before = within.get(sub) ?? { id: sub, seconds: 0, entries: 0, running: 0, amount: null }

    within.set(sub, {
      id: sub,
      seconds: before.seconds + seconds,
      entries: before.entries + entries,
      running: before.running + running,
      // Multiplied by 3600 until the sum is complete, so that it is rounded once.
      amount:
        worth === null
          ? before.amount
          : amount(before.amount ?? 0)
              .plus(worth)
              .toString(),
    })
  }

  const order = sorted(
    [...groups].map(([id, within]) => ({
      id,
      seconds: secondsOf(within.values()),
      subs: sorted([...within.values()]),
    })),
  )

  const share = shares(currency)

  const all = order.map(({ id, subs }): WorkGroup => {
    const sub_groups = subs.map((sum) => ({
      ...sum,
      amount: sum.amount === null ? null : share(sum.amount),
    }))
    return { ...added(id, sub_groups, currency), sub_groups }
  })

  return { ...added(null, all, currency), groups: all }
}

/**
 * Sums pieces of which one entry may have several keys, such as tags: each key has the whole of its
 * entries, and the total counts every entry once. `whole`: the same time, each piece once.
 */
export function overlappingWork(
  pieces: readonly WorkPiece[],
  whole: readonly WorkPiece[],
  currency: string,
): WorkSum & { groups: WorkGroup[] } {
  const { groups: _, ...total } = groupedWork(whole, currency)
  const groups = [...byKey(pieces, ({ key }) => key).values()].flatMap(
    (some) => groupedWork(some, currency).groups,
  )

  return { ...total, groups: sorted(groups) }
}

/** The same of pieces whose second key may be several. `whole`: each piece once, with its key. */
export function overlappingWithin(
  pieces: readonly WorkPiece[],
  whole: readonly WorkPiece[],
  currency: string,
): WorkSum & { groups: WorkGroup[] } {
  const { groups, ...total } = groupedWork(whole, currency)
  const within = byKey(pieces, ({ key }) => key)

  return {
    ...total,
    groups: groups.map((group) => ({
      ...group,
      sub_groups: sorted(
        [...byKey(within.get(group.id) ?? [], ({ sub }) => sub)].map(([id, some]) => {
          const { groups: _, ...sum } = groupedWork(some, currency)
          return { ...sum, id }
        }),
      ),
    })),
  }
}

function byKey(pieces: readonly WorkPiece[], keyOf: (piece: WorkPiece) => string | null) {
  const found = new Map<string | null, WorkPiece[]>()

  for (const piece of pieces) {
    const some = found.get(keyOf(piece))
    if (some) some.push(piece)
    else found.set(keyOf(piece), [piece])
  }

  return found
}

const secondsOf = (sums: Iterable<WorkSum>) =>
  [...sums].reduce((all, { seconds }) => all + seconds, 0)

/**
 * Returns a function that gives each sum the units by which it raises the exact total. So all
 * groupings of the same time have the same amount.
 */
function shares(currency: string): (worth: string) => string {
  let exact = amount(0)
  let before = amount(0)

  return (worth) => {
    exact = exact.plus(worth)
    const after = amount(rounded(exact.div(HOUR), currency))
    const share = after.minus(before)
    before = after

    return rounded(share, currency)
  }
}

function added(id: string | null, sums: readonly WorkSum[], currency: string): WorkSum {
  const amounts = sums.flatMap((sum) => sum.amount ?? [])
  const of = (field: 'seconds' | 'entries' | 'running') =>
    sums.reduce((all, sum) => all + sum[field], 0)

  return {
    id,
    seconds: of('seconds'),
    entries: of('entries'),
    running: of('running'),
    amount: amounts.length > 0 ? total(amounts, currency) : null,
  }
}

const sorted = <S extends { id: string | null; seconds: number }>(sums: S[]): S[] =>
  sums.sort((a, b) => b.seconds - a.seconds || String(a.id).localeCompare(String(b.id)))

export type Resolution = 'day' | 'week' | 'month'

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOfTime = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Returns days up to a month, weeks up to half a year, months above. */
export function resolutionOf(from: string, to: string): Resolution {
  const days = (at(to) - at(from)) / DAY_MS + 1
  return days <= 31 ? 'day' : days <= 184 ? 'week' : 'month'
}

/** Returns the first day of the day, week or month of a day. */
export function labelOf(day: string, resolution: Resolution, weekStart: WeekStart): string {
  if (resolution === 'month') return `${day.slice(0, 7)}-01`
  return resolution === 'day' ? day : firstOfWeek(day, weekStart)
}

interface GraphPiece {
  readonly day: string
  readonly seconds: number
  readonly billable: boolean
  /** The group. */
  readonly key?: string | null
}

interface GraphPoint {
  label: string
  seconds: number
  billable_seconds: number
  groups?: { id: string | null; seconds: number }[]
}

/**
 * Sums seconds of days for the points of a graph, including empty ones. `stacked` adds its largest
 * groups.
 */
export function graphOf(
  days: readonly GraphPiece[],
  {
    from,
    to,
    weekStart,
    stacked = 0,
  }: { from: string; to: string; weekStart: WeekStart; stacked?: number },
) {
  const resolution = resolutionOf(from, to)
  const points = new Map<string, GraphPoint>()
  const within = new Map<string, Map<string | null, number>>()
  const all = new Map<string | null, number>()

  for (let time = at(from); time <= at(to); time += DAY_MS) {
    const label = labelOf(dayOfTime(time), resolution, weekStart)
    if (!points.has(label)) points.set(label, { label, seconds: 0, billable_seconds: 0 })
  }

  for (const { day, seconds, billable, key = null } of days) {
    const label = labelOf(day, resolution, weekStart)
    const point = points.get(label)
    if (!point) continue
    point.seconds += seconds
    if (billable) point.billable_seconds += seconds
    const sums = within.get(label) ?? new Map<string | null, number>()
    within.set(label, sums.set(key, (sums.get(key) ?? 0) + seconds))
    all.set(key, (all.get(key) ?? 0) + seconds)
  }

  if (stacked > 0) {
    const greatest = sorted([...all].map(([id, seconds]) => ({ id, seconds }))).slice(0, stacked)

    for (const point of points.values()) {
      const sums = within.get(point.label)
      point.groups = greatest.flatMap(({ id }) =>
        sums?.get(id) ? [{ id, seconds: sums.get(id)! }] : [],
      )
    }
  }

  return { resolution, graph: [...points.values()] }
}
