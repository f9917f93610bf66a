import { MOST_BREAKS } from '@workledger/contracts/kernel/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import { entriesById, getById } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'
import { dayIn, secondsBetween } from '../kernel/zone-days'
import {
  type AttendanceBook,
  type AttendanceEvent,
  dayOfShift,
  evolve,
  findShift,
  type Shift,
  type Tasks,
  touchedBy,
} from './attendance-book'
import type { AtKiosk, AtPlace, AttendanceCommand } from './attendance-commands'
import { orderedBreaks } from './breaks'
import { carryOutCorrection, findPending, proposeCorrection } from './corrections'
import { takePunches } from './punched-shifts'
import {
  addShift,
  checkOverlaps,
  correctShift,
  deleteShift,
  hours,
  isEqual,
  secondAfter,
  unchanged,
} from './shift-edits'

/**
 * One stream for each employee, because these rules span all shifts: one open shift, no overlaps,
 * one decision.
 */
export const attendanceDecider: Decider<AttendanceBook, AttendanceCommand, AttendanceEvent> = {
  category: 'attendance',
  kept: 5,
  initial: { open: null, last: null, shifts: {}, corrections: {}, unpaired: {} },
  decide,
  evolve,
  content: touchedBy,
}

function decide(state: AttendanceBook, command: AttendanceCommand): AttendanceEvent[] {
  const { employee_id } = command

  switch (command.type) {
    case 'check-in': {
      const { attendance_id, now, zone } = command
      if (state.open) refuse('attendance.already_in')
      // Clocks of two servers may differ slightly: it begins where the last shift ends.
      const ends = [...entriesById(state.shifts)].map(([, shift]) =>
        shift.deleted ? '' : (shift.out_at ?? ''),
      )
      const in_at = ends.reduce((latest, end) => (end > latest ? end : latest), now)

      return [
        {
          type: 'CheckedIn',
          data: {
            employee_id,
            attendance_id,
            in_at,
            zone,
            day: dayIn(zone, in_at),
            in_location: null,
            ...placeOf(command),
            ...kioskOf(command),
          },
        },
      ]
    }

    case 'check-out': {
      const attendance_id = state.open ?? refuse('attendance.not_in')
      const { zone } = command
      const shift = findShift(state, attendance_id)
      notForgotten(shift, command)
      const least = secondAfter(shift.break_since ?? shift.in_at)
      const out_at = latest(command.now, least, shift.breaks.at(-1)?.end_at)
      const day = dayOfShift(shift)

      const checkedOut = {
        type: 'CheckedOut' as const,
        data: {
          employee_id,
          attendance_id,
          day,
          out_at,
          zone,
          out_location: null,
          ...placeOf(command),
          ...kioskOf(command),
        },
      }

      if (shift.break_since === null) return [checkedOut]
      const { break_since: start_at } = shift

      return [
        {
          type: 'BreakEnded',
          data: { employee_id, attendance_id, day, start_at, end_at: out_at, ...kioskOf(command) },
        },
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
          data: {
            employee_id,
            attendance_id,
            day: dayOfShift(shift),
            start_at,
            ...kioskOf(command),
          },
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
          data: {
            employee_id,
            attendance_id,
            day: dayOfShift(shift),
            start_at,
            end_at,
            ...kioskOf(command),
          },
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
      return [addShift(state, command, null)]

    case 'correct': {
      const before = findAsSeen(state, command.attendance_id, command.seen)
      const event = correctShift(state, command, null)
      return unchanged(before, event.data) ? [] : [event]
    }

    case 'delete': {
      findAsSeen(state, command.attendance_id, command.seen)
      return [deleteShift(state, command, null)]
    }

    case 'restore': {
      const { attendance_id } = command
      const shift = getById(state.shifts, attendance_id) ?? refuse('not_found')
      if (!shift.deleted) return []
      checkOverlaps(state, attendance_id, shift)
      const { in_at, out_at, zone, breaks, by_hand, in_location, out_location } = shift
      const { in_place, out_place } = shift

      const facts = {
        in_at,
        out_at,
        zone,
        day: dayOfShift(shift),
        breaks,
        by_hand,
        in_location,
        out_location,
        ...(in_place && { in_place }),
        ...(out_place && { out_place }),
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
      return [proposeCorrection(state, command)]

    case 'withdraw': {
      const { attendance_id } = findPending(state, command)
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
      const proposal = findPending(state, command)
      if (own && !command.noOtherDecider) refuse('attendance.own')

      const data = {
        employee_id,
        correction_id,
        attendance_id: proposal.attendance_id,
        own,
        comment,
      }

      if (type === 'reject') return [{ type: 'CorrectionRejected', data }]

      return [{ type: 'CorrectionApproved', data }, carryOutCorrection(state, proposal, command)]
    }

    default:
      return command satisfies never
  }
}

/** Returns a shift; refuses one whose revision the caller has not seen. */
function findAsSeen(state: AttendanceBook, id: string, seen: number | undefined): Shift {
  const shift = findShift(state, id)
  if (seen !== undefined && seen !== shift.revision) refuse('state.stale')
  return shift
}

/** Refuses to end an overlong shift by the clock; its employee enters the times. */
function notForgotten(
  { in_at }: Shift,
  { now, longest_minutes }: { now: string; longest_minutes: number },
) {
  if (secondsBetween(in_at, now) > longest_minutes * 60)
    refuse('attendance.forgotten', { params: hours(longest_minutes) })
}

/** Returns the kiosk for an event, if the person clocked at one. */
const kioskOf = ({ at_kiosk }: AtKiosk) => at_kiosk ?? {}

/** Returns the place for an event, if the company limits check-in to places. */
const placeOf = ({ place }: AtPlace) => (place === undefined ? {} : { place })

const latest = (...instants: (string | undefined)[]) =>
  instants.reduce<string>((last, each) => (each && each > last ? each : last), '')

export const tasks = ['check_in_task', 'check_out_done_task', 'check_out_tomorrow_task'] as const

/** Returns the described tasks that no erasure removed. */
const tasksOf = (shift: Tasks) =>
  Object.fromEntries(tasks.flatMap((task) => (shift[task] ? [[task, shift[task]]] : []))) as {
    [T in keyof Tasks]?: string
  }
