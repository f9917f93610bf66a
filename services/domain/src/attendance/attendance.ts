import type { attendanceEvents } from '@workledger/contracts/attendance/attendance.events'
import { MOST_BREAKS } from '@workledger/contracts/kernel/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { checkTimes } from '../kernel/bounds'
import { type ById, entriesById, getById, putById, withoutId } from '../kernel/by-id'
import type { Touch } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { dayIn, secondsBetween, toSecond } from '../kernel/zone-days'
import { type Break, orderedBreaks, type Timed } from './breaks'
import type { Proposal } from './corrections'
import { type TakePunches, takePunches } from './punched-shifts'
import type { Standing } from './punches'

export type AttendanceEvent = AnyEventOf<typeof attendanceEvents>
type Location = { lat: number; long: number } | null

interface Tasks {
  check_in_task?: string | null | undefined
  check_out_done_task?: string | null | undefined
  check_out_tomorrow_task?: string | null | undefined
}

interface Shift extends Tasks {
  in_at: string
  /** Null while checked in, and while the end is unknown. */
  out_at: string | null
  breaks: Break[]
  /** Start of the running break, if any. */
  break_since: string | null
  zone: string
  in_location: Location
  out_location: Location
  by_hand: boolean
  /** Made by punches at devices and not edited since. */
  punched: boolean
  /** Its times by the punches, even after an edit. */
  by_punches: Standing | null
  /** Kept so that the deletion can be undone; counts nowhere. */
  deleted: boolean
  /** Its pending correction. */
  correction_id: string | null
  /** Number of changes of this shift, compared with If-Match. */
  revision: number
}

export interface AttendanceBook {
  /** The shift in progress. */
  open: string | null
  /** The shift with the latest check-out. */
  last: string | null
  shifts: ById<Shift>
  corrections: ById<Proposal>
  /** Times of punches without a shift, by id. */
  unpaired: ById<string>
}

type AttendanceRef = { employee_id: string; attendance_id: string }

/**
 * Times of a shift. Omitted breaks stay, or are none. `longest_minutes`: by the rules of its day.
 */
type Times = {
  now: string
  in_at: string
  out_at: string
  breaks?: readonly Break[] | undefined
  longest_minutes: number
}

type Correction = { employee_id: string; correction_id: string }

/** Instants are UTC to the second; `now` is the server's clock. */
export type AttendanceCommand =
  | ({ type: 'check-in'; now: string; zone: string; in_location: Location } & AttendanceRef)
  | {
      type: 'check-out'
      employee_id: string
      now: string
      zone: string
      out_location: Location
      longest_minutes: number
    }
  | { type: 'start-break' | 'end-break'; employee_id: string; now: string; longest_minutes: number }
  /** `seen`: the revision of the shift that the caller saw. */
  | ({ type: 'log-tasks'; seen?: number | undefined } & AttendanceRef & Tasks)
  | ({
      type: 'type-breaks'
      now: string
      breaks: readonly Break[]
      seen?: number | undefined
    } & AttendanceRef)
  | ({ type: 'add'; zone: string } & AttendanceRef & Times)
  | ({ type: 'correct'; seen?: number | undefined } & AttendanceRef & Times)
  | ({ type: 'delete'; seen?: number | undefined } & AttendanceRef)
  | ({ type: 'restore' } & AttendanceRef)
  /** Pairs punches at devices into shifts; see `takePunches`. */
  | ({ type: 'take-punches' } & TakePunches)
  /** For `add`, `attendance_id` is that of the new shift. */
  | ({ type: 'propose'; kind: 'add' | 'change'; zone: string; reason: string } & Correction &
      AttendanceRef &
      Times)
  | ({ type: 'propose'; kind: 'remove'; reason: string } & Correction & AttendanceRef)
  | ({ type: 'withdraw' } & Correction)
  /** `own`: the deciders decide their own; allowed only if `nobodyElse` could. */
  | ({
      type: 'approve' | 'reject'
      own: boolean
      nobodyElse: boolean
      comment: string | null
      now: string
      longest_minutes: number
    } & Correction)

/**
 * One stream for each employee, because these rules span all shifts: one open shift, no overlaps,
 * one decision.
 */
export const attendanceDecider: Decider<AttendanceBook, AttendanceCommand, AttendanceEvent> = {
  category: 'attendance',
  kept: 3,
  initial: { open: null, last: null, shifts: {}, corrections: {}, unpaired: {} },
  decide,
  evolve,
  content: touchedBy,
}

function decide(state: AttendanceBook, command: AttendanceCommand): AttendanceEvent[] {
  const { employee_id } = command

  switch (command.type) {
    case 'check-in': {
      const { attendance_id, now, zone, in_location } = command
      if (state.open) refuse('attendance.already_in')
      // Clocks of two servers may differ slightly: it begins where the last shift ends.
      const ends = [...entriesById(state.shifts)].map(([, shift]) =>
        shift.deleted ? '' : (shift.out_at ?? ''),
      )
      const in_at = ends.reduce((latest, end) => (end > latest ? end : latest), now)

      return [
        {
          type: 'CheckedIn',
          data: { employee_id, attendance_id, in_at, zone, day: dayIn(zone, in_at), in_location },
        },
      ]
    }

    case 'check-out': {
      const attendance_id = state.open ?? refuse('attendance.not_in')
      const { zone, out_location } = command
      const shift = findShift(state, attendance_id)
      notForgotten(shift, command)
      const least = secondAfter(shift.break_since ?? shift.in_at)
      const out_at = latest(command.now, least, shift.breaks.at(-1)?.end_at)
      const day = dayOfShift(shift)

      const checkedOut = {
        type: 'CheckedOut' as const,
        data: { employee_id, attendance_id, day, out_at, zone, out_location },
      }

      if (shift.break_since === null) return [checkedOut]
      const { break_since: start_at } = shift

      return [
        { type: 'BreakEnded', data: { employee_id, attendance_id, day, start_at, end_at: out_at } },
        checkedOut,
      ]
    }

    case 'start-break': {
      const attendance_id = state.open ?? refuse('attendance.not_in')
      const shift = findShift(state, attendance_id)
      notForgotten(shift, command)
      if (shift.break_since !== null) refuse('attendance.on_break')

      if (shift.breaks.length >= MOST_BREAKS)
        refuse('attendance.most_breaks', { params: { most: MOST_BREAKS } })

      const start_at = latest(command.now, shift.in_at, shift.breaks.at(-1)?.end_at)

      return [
        {
          type: 'BreakStarted',
          data: { employee_id, attendance_id, day: dayOfShift(shift), start_at },
        },
      ]
    }

    case 'end-break': {
      const attendance_id = state.open ?? refuse('attendance.not_in')
      const shift = findShift(state, attendance_id)
      notForgotten(shift, command)
      const start_at = shift.break_since ?? refuse('attendance.not_on_break')
      const end_at = latest(command.now, secondAfter(start_at))

      return [
        {
          type: 'BreakEnded',
          data: { employee_id, attendance_id, day: dayOfShift(shift), start_at, end_at },
        },
      ]
    }

    case 'log-tasks': {
      const { type: _, seen, ...data } = command
      const before = findAsSeen(state, command.attendance_id, seen)

      return tasks.some((field) => data[field] !== undefined && data[field] !== before[field])
        ? [{ type: 'TaskLogUpdated', data }]
        : []
    }

    case 'type-breaks': {
      const { attendance_id, now } = command
      const before = findAsSeen(state, attendance_id, command.seen)
      if (state.open !== attendance_id) refuse('attendance.ended')

      // The running break counts as one of them after its end.
      if (before.break_since !== null && command.breaks.length >= MOST_BREAKS)
        refuse('attendance.most_breaks', { field: 'breaks', params: { most: MOST_BREAKS } })

      // The last break may end in a coming second, because it lasts at least one.
      const until = before.break_since ?? latest(now, before.breaks.at(-1)?.end_at)
      const breaks = orderedBreaks(command.breaks, before.in_at, until)
      if (isEqual(breaks, before.breaks)) return []

      return [
        {
          type: 'BreaksTyped',
          data: { employee_id, attendance_id, day: dayOfShift(before), breaks },
        },
      ]
    }

    case 'add':
      return [added(state, command, null)]

    case 'correct': {
      const before = findAsSeen(state, command.attendance_id, command.seen)
      const event = corrected(state, command, null)
      return unchanged(before, event.data) ? [] : [event]
    }

    case 'delete': {
      findAsSeen(state, command.attendance_id, command.seen)
      return [deleted(state, command, null)]
    }

    case 'restore': {
      const { attendance_id } = command
      const shift = getById(state.shifts, attendance_id) ?? refuse('not_found')
      if (!shift.deleted) return []
      checkOverlaps(state, attendance_id, shift)
      const { in_at, out_at, zone, breaks, by_hand, in_location, out_location } = shift

      const facts = {
        in_at,
        out_at,
        zone,
        day: dayOfShift(shift),
        breaks,
        by_hand,
        in_location,
        out_location,
      }

      return [
        {
          type: 'AttendanceRestored',
          data: { employee_id, attendance_id, ...facts, ...tasksOf(shift) },
        },
      ]
    }

    case 'take-punches':
      return takePunches(state, command)
    case 'propose':
      return [proposed(state, command)]

    case 'withdraw': {
      const { attendance_id } = pending(state, command)
      return [
        {
          type: 'CorrectionWithdrawn',
          data: { employee_id, correction_id: command.correction_id, attendance_id },
        },
      ]
    }

    case 'approve':
    case 'reject': {
      const { own, comment, correction_id, type } = command
      const proposal = pending(state, command)
      if (own && !command.nobodyElse) refuse('attendance.own')

      const data = {
        employee_id,
        correction_id,
        attendance_id: proposal.attendance_id,
        own,
        comment,
      }

      if (type === 'reject') return [{ type: 'CorrectionRejected', data }]

      return [{ type: 'CorrectionApproved', data }, carriedOut(state, proposal, command)]
    }

    default:
      return command satisfies never
  }
}

/** Returns an existing shift; refuses a deleted one. */
function findShift(state: AttendanceBook, id: string): Shift {
  const shift = getById(state.shifts, id) ?? refuse('not_found')
  return shift.deleted ? refuse('attendance.deleted') : shift
}

/** Returns a shift; refuses one whose revision the caller has not seen. */
function findAsSeen(state: AttendanceBook, id: string, seen: number | undefined): Shift {
  const shift = findShift(state, id)
  if (seen !== undefined && seen !== shift.revision) refuse('state.stale')
  return shift
}

function pending({ corrections }: AttendanceBook, { correction_id }: Correction): Proposal {
  const proposal = getById(corrections, correction_id) ?? refuse('not_found')
  return proposal.status === 'pending' ? proposal : refuse('attendance.correction_decided')
}

/** Refuses to end an overlong shift by the clock; its employee enters the times. */
function notForgotten(
  { in_at }: Shift,
  { now, longest_minutes }: { now: string; longest_minutes: number },
) {
  if (secondsBetween(in_at, now) > longest_minutes * 60)
    refuse('attendance.forgotten', { params: hours(longest_minutes) })
}

const secondAfter = (instant: string) => toSecond(new Date(Date.parse(instant) + 1000))

const latest = (...instants: (string | undefined)[]) =>
  instants.reduce<string>((last, each) => (each && each > last ? each : last), '')

const dayOfShift = ({ zone, in_at }: { zone: string; in_at: string }) => dayIn(zone, in_at)
const hours = (minutes: number) => ({ hours: minutes / 60 })
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const unchanged = (a: Timed, b: Timed) =>
  a.in_at === b.in_at && a.out_at === b.out_at && isEqual(a.breaks, b.breaks)

const tasks = ['check_in_task', 'check_out_done_task', 'check_out_tomorrow_task'] as const

/** Returns the described tasks that no erasure removed. */
const tasksOf = (shift: Tasks) =>
  Object.fromEntries(tasks.flatMap((task) => (shift[task] ? [[task, shift[task]]] : []))) as {
    [T in keyof Tasks]?: string
  }

type Typed = { attendance_id: string; employee_id: string } & Times

function added(
  state: AttendanceBook,
  command: Typed & { zone: string },
  correction_id: string | null,
): AttendanceEvent {
  const { employee_id, attendance_id, in_at, out_at, zone } = command
  const breaks = checked(state, command, [])

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

function corrected(state: AttendanceBook, command: Typed, correction_id: string | null) {
  const { employee_id, attendance_id, in_at, out_at } = command
  const before = findShift(state, attendance_id)
  const { zone } = before
  const breaks = checked(state, command, before.breaks)
  const days = { day: dayIn(zone, in_at), from_day: dayOfShift(before) }

  return {
    type: 'AttendanceCorrected' as const,
    data: { employee_id, attendance_id, in_at, out_at, zone, ...days, breaks, correction_id },
  }
}

function deleted(
  state: AttendanceBook,
  { employee_id, attendance_id }: AttendanceRef,
  correction_id: string | null,
): AttendanceEvent {
  const day = dayOfShift(findShift(state, attendance_id))
  if (state.open === attendance_id) refuse('attendance.running')
  return { type: 'AttendanceDeleted', data: { employee_id, attendance_id, day, correction_id } }
}

function proposed(
  state: AttendanceBook,
  command: Extract<AttendanceCommand, { type: 'propose' }>,
): AttendanceEvent {
  const { employee_id, attendance_id, correction_id, kind, reason } = command
  const shift = kind === 'add' ? null : findShift(state, attendance_id)
  if (shift?.correction_id) refuse('attendance.correction_pending')
  if (kind === 'remove' && state.open === attendance_id) refuse('attendance.running')
  const was = shift && { in_at: shift.in_at, out_at: shift.out_at, breaks: shift.breaks }

  const becomes =
    command.kind === 'remove'
      ? null
      : {
          in_at: command.in_at,
          out_at: command.out_at,
          breaks: checked(state, command, shift?.breaks ?? []),
        }

  if (was && becomes && unchanged(was, becomes)) refuse('attendance.nothing_changed')
  const zone = shift?.zone ?? (command.kind === 'remove' ? 'UTC' : command.zone)
  const day = dayIn(zone, becomes?.in_at ?? was!.in_at)

  return {
    type: 'CorrectionProposed',
    data: { employee_id, correction_id, attendance_id, kind, zone, day, was, becomes, reason },
  }
}

/** Returns the events of an approved proposal, if the shift is still as proposed against. */
function carriedOut(
  state: AttendanceBook,
  proposal: Proposal,
  command: Extract<AttendanceCommand, { type: 'approve' | 'reject' }>,
) {
  const { employee_id, correction_id, now, longest_minutes } = command
  const { attendance_id, becomes, zone } = proposal
  const shift = getById(state.shifts, attendance_id)

  if (
    proposal.kind !== 'add' &&
    (!shift || shift.deleted || !proposal.was || !unchanged(shift, proposal.was))
  )
    refuse('attendance.changed_since')

  if (!becomes) return deleted(state, { employee_id, attendance_id }, correction_id)
  const typed = { employee_id, attendance_id, now, longest_minutes, ...becomes }

  return proposal.kind === 'add'
    ? added(state, { ...typed, zone }, correction_id)
    : corrected(state, typed, correction_id)
}

/** Refuses times out of bounds, an overlap and misplaced breaks; returns the breaks in order. */
function checked(
  state: AttendanceBook,
  { attendance_id, in_at, out_at, breaks, now, longest_minutes }: Typed,
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
function checkOverlaps(
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

/**
 * Returns the touched content. A pending correction never changes: the employee withdraws it and
 * proposes another.
 */
function touchedBy({ type, data }: AttendanceEvent): Touch | undefined {
  switch (type) {
    case 'CorrectionProposed':
      return { item: data.correction_id, how: 'submitted' }
    case 'CorrectionWithdrawn':
    case 'CorrectionApproved':
    case 'CorrectionRejected':
      return { item: data.correction_id, how: 'gone' }
    default:
      return undefined
  }
}

function evolve(state: AttendanceBook, event: AttendanceEvent): AttendanceBook {
  if (event.type === 'PunchesUnpaired') {
    const { punches, settled } = event.data
    const left = settled.reduce((unpaired, id) => withoutId(unpaired, id), state.unpaired)

    return {
      ...state,
      unpaired: punches.reduce(
        (unpaired, { punch_id, at }) => putById(unpaired, punch_id, at),
        left,
      ),
    }
  }

  const id = event.data.attendance_id
  const before = getById(state.shifts, id)

  const put = (
    change: Partial<Shift>,
    open = state.open === id ? null : state.open,
  ): AttendanceBook => {
    const shift = {
      ...(before ?? empty),
      punched: false,
      ...change,
      revision: before ? before.revision + 1 : 0,
    }
    return { ...state, open, shifts: putById(state.shifts, id, shift) }
  }

  switch (event.type) {
    case 'CheckedIn': {
      const { in_at, zone, in_location } = event.data
      return put({ in_at, zone, in_location }, id)
    }

    case 'CheckedOut':
      return {
        ...put({ out_at: event.data.out_at, out_location: event.data.out_location }),
        last: id,
      }

    case 'TaskLogUpdated': {
      const { employee_id: _, attendance_id: __, ...tasks } = event.data
      return put({ ...tasks, punched: before?.punched ?? false }, state.open)
    }

    case 'BreaksTyped':
      return put({ breaks: event.data.breaks }, state.open)
    case 'BreakStarted':
      return put({ break_since: event.data.start_at }, state.open)

    case 'BreakEnded': {
      const { start_at, end_at } = event.data
      return put(
        {
          break_since: null,
          breaks: [...(before?.breaks ?? []), { start_at, end_at, paid: false }],
        },
        state.open,
      )
    }

    case 'AttendanceAdded':
    case 'AttendanceCorrected': {
      const { in_at, out_at, zone, breaks } = event.data
      return put({ in_at, out_at, zone, breaks, break_since: null, by_hand: true })
    }

    case 'AttendanceDeleted':
      return put({ deleted: true })
    case 'AttendanceRestored':
      return put({ deleted: false })

    case 'ShiftPunched': {
      const { in_at, out_at, breaks, break_since, zone, running } = event.data

      const shift = {
        in_at,
        out_at,
        breaks,
        break_since,
        zone,
        deleted: false,
        punched: true,
        by_punches: { in_at, out_at },
      }

      return running ? put(shift, id) : put(shift)
    }

    case 'PunchedShiftRemoved':
      return put({ deleted: true, punched: true })
    case 'CheckOutForgotten':
      return put({ break_since: null, punched: before?.punched ?? false })

    case 'CorrectionProposed': {
      const { correction_id, kind, was, becomes, zone } = event.data
      const proposal: Proposal = { kind, attendance_id: id, was, becomes, zone, status: 'pending' }
      const corrections = putById(state.corrections, correction_id, proposal)
      if (!before) return { ...state, corrections }
      // Entering the end of work ends the shift, whatever the decision on the proposal.
      const open = state.open === id ? null : state.open

      return {
        ...state,
        open,
        corrections,
        shifts: putById(state.shifts, id, {
          ...before,
          break_since: null,
          punched: false,
          correction_id,
        }),
      }
    }

    case 'CorrectionWithdrawn':
    case 'CorrectionApproved':
    case 'CorrectionRejected': {
      const { correction_id } = event.data

      const corrections = putById(state.corrections, correction_id, {
        ...getById(state.corrections, correction_id)!,
        status: outcome[event.type],
      })

      if (!before) return { ...state, corrections }

      return {
        ...state,
        corrections,
        shifts: putById(state.shifts, id, { ...before, correction_id: null }),
      }
    }

    default:
      return event satisfies never
  }
}

const outcome = {
  CorrectionWithdrawn: 'withdrawn',
  CorrectionApproved: 'approved',
  CorrectionRejected: 'rejected',
} as const

const empty: Shift = {
  in_at: '',
  out_at: null,
  breaks: [],
  break_since: null,
  zone: 'UTC',
  in_location: null,
  out_location: null,
  by_hand: false,
  punched: false,
  by_punches: null,
  deleted: false,
  correction_id: null,
  revision: 0,
}
