import { MOST_BREAKS } from '@workledger/contracts/kernel/bounds'
import type { PunchKind } from '@workledger/contracts/kernel/punch-kinds'
import { dayIn, secondsBetween } from '../kernel/zone-days'
import type { Break } from './breaks'

/**
 * One punch at a device, with the employee's facts at that time; instants are ISO 8601 in UTC to
 * the second.
 */
export interface Punch {
  id: string
  at: string
  kind: PunchKind
  zone: string
  /**
   * By the rules of its day: minutes after a check-in until which a punch belongs to that shift.
   */
  longest_minutes: number
  /** Place in the upload; null for punches stored before places were. */
  place?: number | null
}

/** A shift made of punches, with the id of the punch that begins it. */
export interface PunchedShift {
  id: string
  in_at: string
  /** Null if no punch ends it. */
  out_at: string | null
  breaks: Break[]
  /** Start of a break without an ending punch, only in a shift without an end. */
  break_since: string | null
  zone: string
  day: string
  longest_minutes: number
}

/** A shift entered by other means, which punches do not change. */
export interface Standing {
  in_at: string
  /** Null while its end is unknown; then only its start counts. */
  out_at: string | null
}

export interface Pairing {
  shifts: PunchedShift[]
  /** Time of the punch that ends the shift opened by other means; null if none does. */
  ends: string | null
  /**
   * Punches without a shift: an *out* without an *in*, a break outside work. A repeated key is not
   * among them.
   */
  unpaired: string[]
}

/** Seconds within which a repeated key counts once. */
const REPEATED = 60

/** Seconds after an edited shift's end within which a punch of unknown kind counts as that end. */
const LEAVING = 600

/**
 * Makes shifts from one person's punches in any order. *In* begins one, *out* ends it, *break* and
 * *back* enclose a break, and *any* is the next of in and out. An *in* within a shift and an *out*
 * without one change nothing; such punches are `unpaired`. A shift that would exceed its longest
 * has no end, because none is invented.
 * Punches within an edited shift belong to it, and no shift spans it. `open` is the start of a
 * shift opened by other means.
 */
export function pairPunches(
  punches: readonly Punch[],
  standing: readonly Standing[] = [],
  open: string | null = null,
): Pairing {
  const said = [...standing].sort((a, b) => (a.in_at < b.in_at ? -1 : 1))
  const pairing: Pairing = { shifts: [], ends: null, unpaired: [] }

  const now: { shift: PunchedShift | null; last: Punch | undefined; passed: number } = {
    shift: null,
    last: undefined,
    passed: 0,
  }

  const leave = (out_at: string | null) => {
    if (now.shift) pairing.shifts.push(out_at === null ? now.shift : closed(now.shift, out_at))
    now.shift = null
  }

  const isOpen = (punch: Punch) =>
    open !== null && pairing.ends === null && punch.at > open && !isLonger(open, punch)

  const take = (punch: Punch) => {
    const { at, kind, id } = punch
    const again = now.last?.kind === kind && secondsBetween(now.last.at, at) < REPEATED
    now.last = punch
    if (again) return
    if (now.shift && isLater(now.shift, at)) leave(null)
    for (; now.passed < said.length && said[now.passed]!.in_at <= at; now.passed++) leave(null)
    if (said.slice(0, now.passed).some((each) => covers(each, punch))) return
    const leaves = kind === 'out' || kind === 'any'

    if (isOpen(punch)) {
      if (leaves) pairing.ends = at
      return
    }

    const before = now.shift

    if (before === null && (kind === 'in' || kind === 'any')) now.shift = begun(punch)
    else if (before !== null && at > before.in_at && leaves) leave(at)
    else if (before !== null && at > before.in_at) now.shift = paused(before, kind, at)

    if (now.shift === before) pairing.unpaired.push(id)
  }

  for (const together of byInstant(sortPunches(punches))) {
    const [first] = together as [Punch]
    const works = isOpen(first) || (now.shift !== null && !isLater(now.shift, first.at))

    for (const punch of byMeaning(together, { works, breaks: now.shift?.break_since != null }))
      take(punch)
  }

  leave(null)

  return pairing
}

/**
 * Orders punches of one second by sense: a person at work ends a break, leaves, and returns; others
 * begin. Ties follow the upload. Punches stored before places were keep the order of their ids, so
 * that earlier pairings stay.
 */
function byMeaning(
  together: readonly Punch[],
  { works, breaks }: { works: boolean; breaks: boolean },
): readonly Punch[] {
  if (together.length === 1 || together.some(({ place }) => place == null)) return together
  const rank: Record<PunchKind, number> = works
    ? { back: 0, break: breaks ? 1 : 0, any: 2, out: 3, in: 4 }
    : { in: 0, any: 1, out: 2, break: 2, back: 2 }

  return [...together].sort(
    (a, b) => rank[a.kind] - rank[b.kind] || a.place! - b.place! || (a.id < b.id ? -1 : 1),
  )
}

function byInstant(sorted: readonly Punch[]): Punch[][] {
  const groups: Punch[][] = []

  for (const punch of sorted)
    if (groups.at(-1)?.[0]?.at === punch.at) groups.at(-1)!.push(punch)
    else groups.push([punch])

  return groups
}

const begun = ({ id, at, zone, longest_minutes }: Punch): PunchedShift => ({
  id,
  in_at: at,
  out_at: null,
  breaks: [],
  break_since: null,
  zone,
  day: dayIn(zone, at),
  longest_minutes,
})

function paused(shift: PunchedShift, kind: PunchKind, at: string): PunchedShift {
  if (kind === 'break')
    return shift.break_since === null && shift.breaks.length < MOST_BREAKS
      ? { ...shift, break_since: at }
      : shift

  return shift.break_since === null ? shift : back(shift, at)
}

/** Ends a break, by a return to work or a departure. */
const back = (shift: PunchedShift, at: string): PunchedShift => {
  const start_at = shift.break_since

  const breaks =
    start_at !== null && start_at < at
      ? [...shift.breaks, { start_at, end_at: at, paid: false }]
      : shift.breaks

  return { ...shift, breaks, break_since: null }
}

const closed = (shift: PunchedShift, out_at: string): PunchedShift => ({
  ...back(shift, out_at),
  out_at,
})

const isLater = ({ in_at, longest_minutes }: PunchedShift, at: string) =>
  secondsBetween(in_at, at) > longest_minutes * 60

const isLonger = (since: string, { at, longest_minutes }: Punch) =>
  secondsBetween(since, at) > longest_minutes * 60

const covers = ({ in_at, out_at }: Standing, { at, kind }: Punch) =>
  in_at <= at &&
  secondsBetween(out_at ?? in_at, at) <= (kind === 'any' && out_at !== null ? LEAVING : 0)

/** Longer than any shift: without a punch for so long, none is open. */
export const LONGEST_PUNCHED_HOURS = 48

/**
 * Returns the part of a person's punches between `since` and `until` that a change between `from`
 * and `to` may pair again. It extends to the nearest gaps on both sides. Undefined if it reaches
 * beyond; then more punches are needed.
 */
export function stretch(
  punches: readonly Punch[],
  { from, to }: { from: string; to: string },
  { since, until }: { since: string; until: string },
): readonly Punch[] | undefined {
  const sorted = sortPunches(punches)

  const begins = (n: number) =>
    n === 0
      ? secondsBetween(since, sorted[0]!.at) > LONGEST_PUNCHED_HOURS * 3600
      : over(sorted[n - 1]!, sorted[n]!.at)

  const first = sorted.findLastIndex(({ at }, n) => at <= from && begins(n))
  if (first < 0 && sorted.some(({ at }) => at <= from)) return undefined
  const next = sorted.findIndex(({ at }, n) => n > 0 && at > to && begins(n))
  const last = sorted.at(-1)
  if (next < 0 && last && !over(last, until)) return undefined

  return sorted.slice(Math.max(0, first), next < 0 ? undefined : next)
}

const over = ({ at, longest_minutes }: Punch, next: string) =>
  secondsBetween(at, next) > longest_minutes * 60

const sortPunches = (punches: readonly Punch[]) =>
  [...punches].sort((a, b) => (a.at < b.at || (a.at === b.at && a.id < b.id) ? -1 : 1))
