import type {
  attendanceEvents,
  correctionKinds,
} from '@workledger/contracts/attendance/attendance.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { type ById, getById, putById, withoutId } from '../kernel/by-id'
import type { Touch } from '../kernel/contents'
import { dayIn } from '../kernel/zone-days'
import { type Break, type Timed } from './breaks'
import type { Standing } from './punches'

export type AttendanceEvent = AnyEventOf<typeof attendanceEvents>

export type Location = { lat: number; long: number } | null

export interface Tasks {
  check_in_task?: string | null | undefined
  check_out_done_task?: string | null | undefined
  check_out_tomorrow_task?: string | null | undefined
}

export interface Shift extends Tasks {
  in_at: string
  /** Null while checked in, and while the end is unknown. */
  out_at: string | null
  breaks: Break[]
  /** Start of the running break, if any. */
  break_since: string | null
  zone: string
  in_location: Location
  out_location: Location
  /** The company's places at check-in and check-out; null if none was needed. */
  in_place: string | null
  out_place: string | null
  /** The kiosk at which it was last clocked; null for the person's own browser or program. */
  kiosk: string | null
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

/** A correction by the employee; `becomes` is null to remove the shift. */
export interface Proposal {
  kind: (typeof correctionKinds)[number]
  /** For `add`: the id of the future shift. */
  attendance_id: string
  /** The shift before the correction; null for a new one. */
  was: Timed | null
  becomes: { in_at: string; out_at: string; breaks: Break[] } | null
  zone: string
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
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

/** Returns an existing shift; refuses a deleted one. */
export function findShift(state: AttendanceBook, id: string): Shift {
  const shift = getById(state.shifts, id) ?? refuse('not_found')
  return shift.deleted ? refuse('attendance.deleted') : shift
}

export const dayOfShift = ({ zone, in_at }: { zone: string; in_at: string }) => dayIn(zone, in_at)

/**
 * Returns the touched content. A pending correction never changes: the employee withdraws it and
 * proposes another.
 */
export function touchedBy({ type, data }: AttendanceEvent): Touch | undefined {
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

export function evolve(state: AttendanceBook, event: AttendanceEvent): AttendanceBook {
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
      const { in_at, zone, in_location, place = null, kiosk = null } = event.data
      return put({ in_at, zone, in_location, in_place: place, kiosk }, id)
    }

    case 'CheckedOut':
      return {
        ...put({
          out_at: event.data.out_at,
          out_location: event.data.out_location,
          out_place: event.data.place ?? null,
          kiosk: event.data.kiosk ?? null,
        }),
        last: id,
      }

    case 'TaskLogUpdated': {
      const { employee_id: _, attendance_id: __, ...tasks } = event.data
      return put({ ...tasks, punched: before?.punched ?? false }, state.open)
    }

    case 'BreaksTyped':
      return put({ breaks: event.data.breaks }, state.open)
    case 'BreakStarted':
      return put({ break_since: event.data.start_at, kiosk: event.data.kiosk ?? null }, state.open)

    case 'BreakEnded': {
      const { start_at, end_at } = event.data
      return put(
        {
          break_since: null,
          breaks: [...(before?.breaks ?? []), { start_at, end_at, paid: false }],
          kiosk: event.data.kiosk ?? null,
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
  kiosk: null,
  in_location: null,
  out_location: null,
  in_place: null,
  out_place: null,
  by_hand: false,
  punched: false,
  by_punches: null,
  deleted: false,
  correction_id: null,
  revision: 0,
}
