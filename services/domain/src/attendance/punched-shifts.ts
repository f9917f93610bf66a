import type { attendanceEvents } from '@workledger/contracts/attendance/attendance.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { type ById, entriesById, getById } from '../kernel/by-id'
import { dayIn, secondsBetween } from '../kernel/zone-days'
import type { Break } from './breaks'
import {
  LONGEST_PUNCHED_HOURS,
  type Punch,
  type PunchedShift,
  pairPunches,
  type Standing,
} from './punches'

type AttendanceEvent = AnyEventOf<typeof attendanceEvents>

/** The fields of a shift that pairing needs. */
interface Shift extends Standing {
  breaks: readonly Break[]
  break_since: string | null
  zone: string
  deleted: boolean
  /** Made only by punches and not edited since, so punches may remake it. */
  punched: boolean
  /** Its times by the punches, kept after an edit so that they are not paired again. */
  by_punches: Standing | null
}

interface Book {
  open: string | null
  shifts: ById<Shift>
  /** Times of punches without a shift, by id. */
  unpaired: ById<string>
}

/**
 * All punches of one person from `from` to `to`, with no shift across the ends. `now`: when the
 * server received them.
 */
export interface TakePunches {
  employee_id: string
  now: string
  from: string
  to: string
  punches: readonly Punch[]
}

/** Returns the shifts that people typed, and those that they changed, near these instants. */
const shiftsNear = (shifts: readonly (readonly [string, Shift])[], from: string, to: string) =>
  shifts
    .flatMap(([, shift]) =>
      shift.punched ? [] : shift.by_punches ? [shift, shift.by_punches] : [shift],
    )
    .filter(
      ({ in_at, out_at }) =>
        in_at <= to && secondsBetween(out_at ?? in_at, from) < LONGEST_PUNCHED_HOURS * 3600,
    )

const punchedBetween = (shifts: readonly (readonly [string, Shift])[], from: string, to: string) =>
  new Map(
    shifts.filter(
      ([, { punched, deleted, in_at }]) => punched && !deleted && from <= in_at && in_at <= to,
    ),
  )

const latestStart = (shifts: readonly (readonly [string, Shift])[]) =>
  shifts.reduce((last, [, { deleted, in_at }]) => (deleted || in_at < last ? last : in_at), '')

const checkOutForgotten = (
  employee_id: string,
  attendance_id: string,
  { zone, in_at }: Shift,
): AttendanceEvent => ({
  type: 'CheckOutForgotten',
  data: { employee_id, attendance_id, day: dayIn(zone, in_at) },
})

const shiftRemoved = (
  employee_id: string,
  attendance_id: string,
  { zone, in_at }: Shift,
): AttendanceEvent => ({
  type: 'PunchedShiftRemoved',
  data: { employee_id, attendance_id, day: dayIn(zone, in_at) },
})

/** Pairs the punches again and returns the differences from the shifts that they made before. */
export function takePunches(
  book: Book,
  { employee_id, now, from, to, punches }: TakePunches,
): AttendanceEvent[] {
  const all = [...entriesById(book.shifts)]
  const open = book.open === null ? undefined : getById(book.shifts, book.open)
  const near = shiftsNear(all, from, to)

  const { shifts, ends, unpaired } = pairPunches(
    punches,
    near,
    open && !open.punched ? open.in_at : null,
  )

  const before = punchedBetween(all, from, to)

  const identified = identify(shifts, before)
  const kept = new Set(identified.map(([id]) => id))

  const latest = latestStart(all.filter(([id]) => !before.has(id)))
  const events: AttendanceEvent[] = []

  if (book.open !== null && open && ends !== null)
    events.push(...checkedOut(employee_id, book.open, open, ends))

  for (const [attendance_id, shift] of before)
    if (!kept.has(attendance_id)) events.push(shiftRemoved(employee_id, attendance_id, shift))

  for (const [n, [attendance_id, shift]] of identified.entries()) {
    const running =
      n === identified.length - 1 &&
      shift.out_at === null &&
      shift.in_at >= latest &&
      secondsBetween(shift.in_at, now) <= shift.longest_minutes * 60

    // A person is in one shift at a time, so the end of the earlier one remains unknown.
    if (running && open && book.open !== null && !before.has(book.open) && ends === null)
      events.push(checkOutForgotten(employee_id, book.open, open))

    const was = before.get(attendance_id)
    const { in_at, out_at, breaks, zone, day } = shift
    const break_since = running ? shift.break_since : null

    if (
      was &&
      hasSameTimes(was, { in_at, out_at, breaks, break_since }) &&
      running === (book.open === attendance_id)
    )
      continue

    events.push({
      type: 'ShiftPunched',
      data: {
        employee_id,
        attendance_id,
        in_at,
        out_at,
        breaks,
        break_since,
        running,
        zone,
        day,
        from_day: was ? dayIn(was.zone, was.in_at) : null,
      },
    })
  }

  return [...events, ...marked(book, { employee_id, from, to, punches }, unpaired)]
}

/** Records which punches lost or gained a shift. */
function marked(
  book: Book,
  { employee_id, from, to, punches }: Omit<TakePunches, 'now'>,
  unpaired: readonly string[],
): AttendanceEvent[] {
  const before = new Map([...entriesById(book.unpaired)].filter(([, at]) => from <= at && at <= to))
  const now = new Set(unpaired)
  const fresh = punches.flatMap(({ id, at }) =>
    now.has(id) && !before.has(id) ? [{ punch_id: id, at }] : [],
  )
  const settled = [...before.keys()].filter((id) => !now.has(id))
  if (fresh.length + settled.length === 0) return []

  return [{ type: 'PunchesUnpaired', data: { employee_id, punches: fresh, settled } }]
}

/**
 * Keeps the id of an existing shift: the one that the same punch began, else the first that it
 * overlaps.
 */
function identify(
  shifts: readonly PunchedShift[],
  before: ReadonlyMap<string, Shift>,
): [id: string, PunchedShift][] {
  const ids = new Map(shifts.filter(({ id }) => before.has(id)).map((shift) => [shift, shift.id]))
  const taken = new Set(ids.values())

  for (const shift of shifts) {
    if (ids.has(shift)) continue
    const met = [...before].find(([id, each]) => !taken.has(id) && meet(shift, each))
    const id = met?.[0] ?? shift.id
    taken.add(id)
    ids.set(shift, id)
  }

  return shifts.map((shift) => [ids.get(shift)!, shift])
}

const meet = (a: Standing, b: Standing) =>
  a.in_at <= (b.out_at ?? b.in_at) && b.in_at <= (a.out_at ?? a.in_at)

type Times = Pick<Shift, 'in_at' | 'out_at' | 'breaks' | 'break_since'>

const hasSameTimes = (a: Times, b: Times) =>
  a.in_at === b.in_at &&
  a.out_at === b.out_at &&
  JSON.stringify(a.breaks) === JSON.stringify(b.breaks) &&
  a.break_since === b.break_since

function checkedOut(
  employee_id: string,
  attendance_id: string,
  shift: Shift,
  out_at: string,
): AttendanceEvent[] {
  const { zone, in_at, break_since } = shift
  const day = dayIn(zone, in_at)
  const events: AttendanceEvent[] = []

  if (break_since !== null && break_since < out_at)
    events.push({
      type: 'BreakEnded',
      data: { employee_id, attendance_id, day, start_at: break_since, end_at: out_at },
    })

  events.push({
    type: 'CheckedOut',
    data: { employee_id, attendance_id, day, out_at, zone, out_location: null },
  })

  return events
}
