import type { attendanceEvents } from '@workledger/contracts/attendance/attendance.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { boundedEnd, checkTimes } from '../kernel/bounds'
import { type ById, entriesById, getById, putById } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'
import { dayIn } from '../kernel/zone-days'

export type AttendanceEvent = AnyEventOf<typeof attendanceEvents>
type Location = { lat: number; long: number } | null
interface Tasks {
  check_in_task?: string | null | undefined
  check_out_done_task?: string | null | undefined
  check_out_tomorrow_task?: string | null | undefined
}
interface Shift extends Tasks {
  in_at: string
  /** Null while checked in. */
  out_at: string | null
  zone: string
  in_location: Location
  out_location: Location
  /** Counts the changes of this shift; what If-Match is held against. */
  revision: number
}
export interface AttendanceBook {
  /** The shift that has no end yet. */
  open: string | null
  /** The one that was checked out last. */
  last: string | null
  shifts: ById<Shift>
}

type On = { employee_id: string; attendance_id: string }
/** Instants are UTC to the second; `now` is the server's clock. */
export type AttendanceCommand =
  | ({ type: 'check-in'; now: string; zone: string; in_location: Location } & On)
  | { type: 'check-out'; employee_id: string; now: string; zone: string; out_location: Location }
  | ({ type: 'log-tasks' } & On & Tasks)
  | ({ type: 'add'; now: string; in_at: string; out_at: string; zone: string } & On)
  /** `seen`: the revision of the shift that the caller saw. */
  | ({ type: 'correct'; now: string; in_at: string; out_at: string; seen?: number | undefined } & On)

/** One stream for each employee: one open shift and no overlaps are rules across all of them. */
export const attendanceDecider: Decider<AttendanceBook, AttendanceCommand, AttendanceEvent> = {
  category: 'attendance',
  initial: { open: null, last: null, shifts: {} },
  decide,
  evolve,
}

function decide(state: AttendanceBook, command: AttendanceCommand): AttendanceEvent[] {
  const { employee_id } = command
  switch (command.type) {
    case 'check-in': {
      const { attendance_id, now, zone, in_location } = command
      if (state.open) refuse('attendance.already_in')
      return [{ type: 'CheckedIn', data: { employee_id, attendance_id, in_at: now, zone, day: dayIn(zone, now), in_location } }]
    }
    case 'check-out': {
      const attendance_id = state.open ?? refuse('attendance.not_in')
      const { in_at } = find(state, attendance_id)
      // Two servers' clocks may differ by a moment, and a check-out may have been forgotten for days.
      const out_at = boundedEnd(in_at, command.now)
      return [{ type: 'CheckedOut', data: { employee_id, attendance_id, out_at, zone: command.zone, out_location: command.out_location } }]
    }
    case 'log-tasks': {
      const { type: _, ...data } = command
      const before = find(state, command.attendance_id)
      const fields = ['check_in_task', 'check_out_done_task', 'check_out_tomorrow_task'] as const
      return fields.some((field) => data[field] !== undefined && data[field] !== before[field]) ? [{ type: 'TaskLogUpdated', data }] : []
    }
    case 'add': {
      const { type: _, now, ...data } = command
      check(state, data, now)
      return [{ type: 'AttendanceAdded', data: { ...data, day: dayIn(data.zone, data.in_at) } }]
    }
    case 'correct': {
      const { attendance_id, in_at, out_at } = command
      const before = find(state, attendance_id)
      if (command.seen !== undefined && command.seen !== before.revision) refuse('state.stale')
      if (before.in_at === in_at && before.out_at === out_at) return []
      check(state, command, command.now)
      const { zone } = before
      return [{ type: 'AttendanceCorrected', data: { employee_id, attendance_id, in_at, out_at, zone, day: dayIn(zone, in_at) } }]
    }
    default:
      return command satisfies never
  }
}

const find = (state: AttendanceBook, id: string): Shift => getById(state.shifts, id) ?? refuse('not_found')

/** Refuses times out of bounds and an overlap; an open shift lasts until it is closed. */
function check(
  state: AttendanceBook,
  { attendance_id, in_at, out_at }: { attendance_id: string; in_at: string; out_at: string },
  now: string,
) {
  checkTimes('attendance', ['in_at', 'out_at'], in_at, out_at, now)
  for (const [id, other] of entriesById(state.shifts))
    if (id !== attendance_id && in_at < (other.out_at ?? '9999') && other.in_at < out_at)
      refuse('attendance.overlaps', { fields: { in_at: ['There is an attendance in this time already.'] } })
}

function evolve(state: AttendanceBook, event: AttendanceEvent): AttendanceBook {
  const id = event.data.attendance_id
  const before = getById(state.shifts, id)
  const put = (change: Partial<Shift>, open = state.open): AttendanceBook => {
    const shift = { ...(before ?? empty), ...change, revision: before ? before.revision + 1 : 0 }
    return { ...state, open, shifts: putById(state.shifts, id, shift) }
  }
  switch (event.type) {
    case 'CheckedIn': {
      const { in_at, zone, in_location } = event.data
      return put({ in_at, zone, in_location }, id)
    }
    case 'CheckedOut':
      return { ...put({ out_at: event.data.out_at, out_location: event.data.out_location }, null), last: id }
    case 'TaskLogUpdated': {
      const { employee_id: _, attendance_id: __, ...tasks } = event.data
      return put(tasks)
    }
    case 'AttendanceAdded':
    case 'AttendanceCorrected': {
      const { in_at, out_at, zone } = event.data
      return put({ in_at, out_at, zone }, state.open === id ? null : state.open)
    }
    default:
      return event satisfies never
  }
}

const empty: Shift = { in_at: '', out_at: null, zone: 'UTC', in_location: null, out_location: null, revision: 0 }
