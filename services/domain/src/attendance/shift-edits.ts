import { refuse } from '@workledger/contracts/kernel/errors'
import { checkTimes } from '../kernel/bounds'
import { entriesById } from '../kernel/by-id'
import { dayIn, secondsBetween, toSecond } from '../kernel/zone-days'
import { type AttendanceBook, type AttendanceEvent, dayOfShift, findShift } from './attendance-book'
import type { AttendanceRef, Times } from './attendance-commands'
import { type Break, orderedBreaks, type Timed } from './breaks'

export const secondAfter = (instant: string) => toSecond(new Date(Date.parse(instant) + 1000))

export const hours = (minutes: number) => ({ hours: minutes / 60 })

export const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export const unchanged = (a: Timed, b: Timed) =>
  a.in_at === b.in_at && a.out_at === b.out_at && isEqual(a.breaks, b.breaks)

type ShiftInput = { attendance_id: string; employee_id: string } & Times

export function addShift(
  state: AttendanceBook,
  command: ShiftInput & { zone: string },
  correction_id: string | null,
): AttendanceEvent {
  const { employee_id, attendance_id, in_at, out_at, zone } = command
  const breaks = checkShift(state, command, [])

  const data = {
    employee_id,
    attendance_id,
    in_at,
    out_at,
    zone,
    day: dayIn(zone, in_at),
    breaks,
    correction_id,
  }

  return { type: 'AttendanceAdded', data }
}

export function correctShift(
  state: AttendanceBook,
  command: ShiftInput,
  correction_id: string | null,
) {
  const { employee_id, attendance_id, in_at, out_at } = command
  const before = findShift(state, attendance_id)
  const { zone } = before
  const breaks = checkShift(state, command, before.breaks)
  const days = { day: dayIn(zone, in_at), from_day: dayOfShift(before) }

  return {
    type: 'AttendanceCorrected' as const,
    data: { employee_id, attendance_id, in_at, out_at, zone, ...days, breaks, correction_id },
  }
}

export function deleteShift(
  state: AttendanceBook,
  { employee_id, attendance_id }: AttendanceRef,
  correction_id: string | null,
): AttendanceEvent {
  const day = dayOfShift(findShift(state, attendance_id))
  if (state.open === attendance_id) refuse('attendance.running')
  return { type: 'AttendanceDeleted', data: { employee_id, attendance_id, day, correction_id } }
}

/** Refuses times out of bounds, an overlap and misplaced breaks; returns the breaks in order. */
export function checkShift(
  state: AttendanceBook,
  { attendance_id, in_at, out_at, breaks, now, longest_minutes }: ShiftInput,
  before: Break[],
): Break[] {
  checkTimes('attendance', ['in_at', 'out_at'], { start: in_at, end: out_at }, now)

  if (secondsBetween(in_at, out_at) > longest_minutes * 60)
    refuse('attendance.longer_than_rule', { params: hours(longest_minutes), field: 'out_at' })

  checkOverlaps(state, attendance_id, { in_at, out_at })

  return orderedBreaks(breaks ?? before, in_at, out_at)
}

/**
 * Refuses overlaps. The shift in progress lasts until it is closed; of another without an end only
 * the start counts.
 */
export function checkOverlaps(
  state: AttendanceBook,
  attendance_id: string,
  { in_at, out_at }: { in_at: string; out_at: string | null },
) {
  const until = (id: string, shift: { in_at: string; out_at: string | null }) =>
    shift.out_at ?? (id === state.open ? '9999' : secondAfter(shift.in_at))
  const end = until(attendance_id, { in_at, out_at })

  for (const [id, other] of entriesById(state.shifts))
    if (id !== attendance_id && !other.deleted && in_at < until(id, other) && other.in_at < end)
      refuse('attendance.overlaps', { field: 'in_at' })
}
