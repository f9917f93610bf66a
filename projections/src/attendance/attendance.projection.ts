import { attendanceEvents as e } from '@workledger/contracts/attendance/attendance.events'
import type { RecordedOf } from '@workledger/contracts/kernel/event'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import {
  type Break,
  breakSeconds,
  dayOfShifts,
  type Timed,
} from '@workledger/domain/attendance/breaks'
import { derivedId } from '@workledger/event-store/ids'
import { at, change, changeWhere, erased, instantOf, on, projection } from '../kernel/projection'
import { col, type RowOf, table } from '../kernel/table'

type Location = { lat: number; long: number }

/** One row per shift; `day` is the local day it belongs to. */
export const attendance = table(
  'attendance',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    day: col.day,
    in_at: col.instant,
    out_at: col.maybe.instant,
    /** True while checked in. A shift that neither runs nor has an end lacks its check-out. */
    running: col.bool,
    zone: col.text,
    breaks: col.json<Break[]>(),
    /** Start of the running break, if any. */
    break_since: col.maybe.instant,
    breaks_unpaid: col.int,
    breaks_paid: col.int,
    in_location: col.maybe.json<Location>(),
    out_location: col.maybe.json<Location>(),
    check_in_task: col.maybe.text,
    check_out_done_task: col.maybe.text,
    check_out_tomorrow_task: col.maybe.text,
    by_hand: col.bool,
    /** The correction that waits for a decision, if any. */
    correction_id: col.maybe.uuid,
    revision: col.int,
  },
  {
    followed: true,
    indexes: [
      'employee_id, in_at desc',
      'employee_id, day',
      'workspace_id, day',
      'workspace_id, out_at',
    ],
  },
)

/**
 * One row per employee and day with a shift, in seconds, before any rule (see `dayOf`). Queries
 * apply the rule of the day, because a rule may be set for past days.
 */
export const attendanceDays = table(
  'attendance_days',
  {
    /** Derived from employee and day. */
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    day: col.day,
    first_in: col.instant,
    last_out: col.maybe.instant,
    shifts: col.int,
    open_shifts: col.int,
    presence: col.int,
    breaks_unpaid: col.int,
    breaks_paid: col.int,
    gaps: col.int,
    /** The shifts by id, from which the figures follow; instants are ISO 8601. */
    of: col.json<Record<string, Timed>>(),
  },
  { indexes: ['employee_id, day', 'workspace_id, day'] },
)

/** One row per proposed correction. */
export const attendanceCorrections = table(
  'attendance_corrections',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    attendance_id: col.uuid,
    kind: col.text,
    day: col.day,
    zone: col.text,
    was: col.maybe.json<Timed>(),
    becomes: col.maybe.json<Timed>(),
    in_at: col.maybe.instant,
    out_at: col.maybe.instant,
    reason: col.maybe.text,
    status: col.text,
    proposed_at: col.instant,
    decided_at: col.maybe.instant,
    decided_by: col.maybe.text,
    own: col.bool,
    comment: col.maybe.text,
    /** Revision of the event that proposed it. */
    revision: col.int,
  },
  {
    followed: true,
    indexes: ['employee_id, proposed_at desc', 'workspace_id, status, proposed_at desc'],
  },
)

const attendanceIdOf = (event: { data: { attendance_id: string } }) => event.data.attendance_id

const none = {
  out_at: null,
  running: false,
  ...breaksOf([]),
  break_since: null,
  in_location: null,
  out_location: null,
  check_in_task: null,
  check_out_done_task: null,
  check_out_tomorrow_task: null,
  correction_id: null,
  revision: 0,
}

function breaksOf(breaks: readonly Break[]) {
  return {
    breaks: [...breaks],
    breaks_unpaid: breakSeconds(breaks, false),
    breaks_paid: breakSeconds(breaks, true),
  }
}

const revised = (row: RowOf<typeof attendance>) => ({ revision: row.revision + 1 })

type DayEvent = { workspace: string; data: { employee_id: string; attendance_id: string } }

const dayKey = ({ data: { employee_id } }: DayEvent, day: string) => derivedId(employee_id, day)

/** Returns the day's row with one shift changed or removed; null when no shift is left. */
function withShift(
  row: RowOf<typeof attendanceDays> | undefined,
  { workspace, data: { employee_id, attendance_id } }: DayEvent,
  day: string,
  shift: Timed | null,
): RowOf<typeof attendanceDays> | null {
  const { [attendance_id]: _, ...others } = row?.of ?? {}
  const of: Record<string, Timed> = shift ? { ...others, [attendance_id]: shift } : others
  const all = Object.values(of)
  if (all.length === 0) return null
  const ends = all.flatMap(({ out_at }) => out_at ?? [])

  return {
    id: derivedId(employee_id, day),
    workspace_id: workspace,
    employee_id,
    day,
    first_in: instantOf(all.map(({ in_at }) => in_at).sort()[0]!),
    last_out: ends.length > 0 ? instantOf(ends.sort().at(-1)!) : null,
    shifts: all.length,
    open_shifts: all.length - ends.length,
    ...dayOfShifts(all),
    of,
  }
}

/** Applies an event that changes part of a shift. */
const partly = (
  row: RowOf<typeof attendanceDays> | undefined,
  { data: { attendance_id } }: DayEvent,
  part: Partial<Timed>,
) => {
  const before = row?.of[attendance_id]
  return before ? { ...before, ...part } : null
}

/** Returns a shift's breaks with the one that has just ended. */
const withBreak = (
  breaks: readonly Break[],
  { start_at, end_at }: { start_at: string; end_at: string },
) => [...breaks, { start_at, end_at, paid: false }]

const timed = ({ in_at, out_at, breaks }: Timed): Timed => ({ in_at, out_at, breaks })

const correctionKey = (event: { data: { correction_id: string } }) => event.data.correction_id

const decided =
  (status: string) =>
  (
    event: RecordedOf<typeof e.CorrectionApproved> | RecordedOf<typeof e.CorrectionRejected>,
  ): Partial<RowOf<typeof attendanceCorrections>> => ({
    status,
    decided_at: at(event),
    decided_by: event.meta.actor,
    own: event.data.own,
    comment: event.data.comment,
  })

const settled = () => ({ correction_id: null })

export const attendanceProjection = projection('attendance', {
  version: 7,
  tables: [attendance, attendanceDays, attendanceCorrections],
  steps: [
    on(
      e.CheckedIn,
      attendance,
      attendanceIdOf,
      (_, { workspace, data: { attendance_id, in_at, ...data } }) => ({
        ...none,
        id: attendance_id,
        workspace_id: workspace,
        ...data,
        in_at: instantOf(in_at),
        running: true,
        by_hand: false,
      }),
    ),
    change(e.CheckedOut, attendance, attendanceIdOf, ({ data: { out_at, out_location } }, row) => ({
      out_at: instantOf(out_at),
      running: false,
      out_location,
      ...revised(row),
    })),
    change(e.TaskLogUpdated, attendance, attendanceIdOf, ({ data }, row) => ({
      check_in_task: data.check_in_task ?? row.check_in_task,
      check_out_done_task: data.check_out_done_task ?? row.check_out_done_task,
      check_out_tomorrow_task: data.check_out_tomorrow_task ?? row.check_out_tomorrow_task,
      ...revised(row),
    })),
    change(e.BreaksTyped, attendance, attendanceIdOf, ({ data: { breaks } }, row) => ({
      ...breaksOf(breaks),
      ...revised(row),
    })),
    change(e.BreakStarted, attendance, attendanceIdOf, ({ data: { start_at } }, row) => ({
      break_since: instantOf(start_at),
      ...revised(row),
    })),
    change(e.BreakEnded, attendance, attendanceIdOf, ({ data }, row) => ({
      ...breaksOf(withBreak(row.breaks, data)),
      break_since: null,
      ...revised(row),
    })),
    on(
      e.AttendanceAdded,
      attendance,
      attendanceIdOf,
      (
        _,
        { workspace, data: { attendance_id, in_at, out_at, breaks, correction_id: __, ...data } },
      ) => ({
        ...none,
        id: attendance_id,
        workspace_id: workspace,
        ...data,
        ...breaksOf(breaks),
        in_at: instantOf(in_at),
        out_at: instantOf(out_at),
        by_hand: true,
      }),
    ),
    change(
      e.AttendanceCorrected,
      attendance,
      attendanceIdOf,
      ({ data: { in_at, out_at, zone, day, breaks } }, row) => ({
        in_at: instantOf(in_at),
        out_at: instantOf(out_at),
        running: false,
        zone,
        day,
        ...breaksOf(breaks),
        break_since: null,
        by_hand: true,
        ...revised(row),
      }),
    ),
    on(e.AttendanceDeleted, attendance, attendanceIdOf, () => null),
    on(
      e.AttendanceRestored,
      attendance,
      attendanceIdOf,
      (_, { workspace, data: { attendance_id, in_at, out_at, breaks, ...data } }) => ({
        ...none,
        id: attendance_id,
        workspace_id: workspace,
        ...data,
        check_in_task: data.check_in_task ?? null,
        check_out_done_task: data.check_out_done_task ?? null,
        check_out_tomorrow_task: data.check_out_tomorrow_task ?? null,
        ...breaksOf(breaks),
        in_at: instantOf(in_at),
        out_at: out_at && instantOf(out_at),
      }),
    ),
    on(
      e.ShiftPunched,
      attendance,
      attendanceIdOf,
      (
        row,
        {
          workspace,
          data: { attendance_id, in_at, out_at, breaks, break_since, from_day: _, ...data },
        },
      ) => ({
        ...none,
        by_hand: false,
        ...row,
        id: attendance_id,
        workspace_id: workspace,
        ...data,
        ...breaksOf(breaks),
        in_at: instantOf(in_at),
        out_at: out_at && instantOf(out_at),
        break_since: break_since && instantOf(break_since),
        revision: row ? row.revision + 1 : 0,
      }),
    ),
    on(e.PunchedShiftRemoved, attendance, attendanceIdOf, () => null),
    change(e.CheckOutForgotten, attendance, attendanceIdOf, (_, row) => ({
      running: false,
      break_since: null,
      ...revised(row),
    })),
    change(e.CorrectionProposed, attendance, attendanceIdOf, ({ data: { correction_id } }) => ({
      correction_id,
      running: false,
      break_since: null,
    })),
    change(e.CorrectionWithdrawn, attendance, attendanceIdOf, settled),
    change(e.CorrectionApproved, attendance, attendanceIdOf, settled),
    change(e.CorrectionRejected, attendance, attendanceIdOf, settled),

    on(
      e.CheckedIn,
      attendanceDays,
      (event) => dayKey(event, event.data.day),
      (row, event) =>
        withShift(row, event, event.data.day, {
          in_at: event.data.in_at,
          out_at: null,
          breaks: [],
        }),
    ),
    on(
      e.CheckedOut,
      attendanceDays,
      (event) => dayKey(event, event.data.day),
      (row, event) =>
        withShift(row, event, event.data.day, partly(row, event, { out_at: event.data.out_at })),
    ),
    on(
      e.BreaksTyped,
      attendanceDays,
      (event) => dayKey(event, event.data.day),
      (row, event) =>
        withShift(row, event, event.data.day, partly(row, event, { breaks: event.data.breaks })),
    ),
    on(
      e.BreakEnded,
      attendanceDays,
      (event) => dayKey(event, event.data.day),
      (row, event) => {
        const { breaks = [] } = row?.of[event.data.attendance_id] ?? {}
        return withShift(
          row,
          event,
          event.data.day,
          partly(row, event, { breaks: withBreak(breaks, event.data) }),
        )
      },
    ),
    on(
      e.AttendanceAdded,
      attendanceDays,
      (event) => dayKey(event, event.data.day),
      (row, event) => withShift(row, event, event.data.day, timed(event.data)),
    ),
    on(
      e.AttendanceCorrected,
      attendanceDays,
      (event) => [...new Set([dayKey(event, event.data.from_day), dayKey(event, event.data.day)])],
      (row, event, id) => {
        const { day, from_day } = event.data
        return id === dayKey(event, day)
          ? withShift(row, event, day, timed(event.data))
          : withShift(row, event, from_day, null)
      },
    ),
    on(
      e.AttendanceDeleted,
      attendanceDays,
      (event) => dayKey(event, event.data.day),
      (row, event) => withShift(row, event, event.data.day, null),
    ),
    on(
      e.AttendanceRestored,
      attendanceDays,
      (event) => dayKey(event, event.data.day),
      (row, event) => withShift(row, event, event.data.day, timed(event.data)),
    ),

    on(
      e.ShiftPunched,
      attendanceDays,
      (event) => [
        ...new Set([
          dayKey(event, event.data.from_day ?? event.data.day),
          dayKey(event, event.data.day),
        ]),
      ],
      (row, event, id) => {
        const { day, from_day } = event.data
        return id === dayKey(event, day)
          ? withShift(row, event, day, timed(event.data))
          : withShift(row, event, from_day!, null)
      },
    ),
    on(
      e.PunchedShiftRemoved,
      attendanceDays,
      (event) => dayKey(event, event.data.day),
      (row, event) => withShift(row, event, event.data.day, null),
    ),

    on(e.CorrectionProposed, attendanceCorrections, correctionKey, (_, event) => {
      const { correction_id, becomes, ...data } = event.data
      return {
        ...data,
        id: correction_id,
        workspace_id: event.workspace,
        becomes,
        in_at: becomes && instantOf(becomes.in_at),
        out_at: becomes && instantOf(becomes.out_at),
        status: 'pending',
        proposed_at: at(event),
        decided_at: null,
        decided_by: null,
        own: false,
        comment: null,
        revision: event.revision,
      }
    }),
    change(e.CorrectionWithdrawn, attendanceCorrections, correctionKey, (event) => ({
      status: 'withdrawn',
      decided_at: at(event),
    })),
    change(e.CorrectionApproved, attendanceCorrections, correctionKey, decided('approved')),
    change(e.CorrectionRejected, attendanceCorrections, correctionKey, decided('rejected')),

    changeWhere(
      employeeEvents.PersonErased,
      attendance,
      { column: 'employee_id', value: erased },
      () => ({
        in_location: null,
        out_location: null,
        check_in_task: null,
        check_out_done_task: null,
        check_out_tomorrow_task: null,
      }),
    ),
    changeWhere(
      employeeEvents.PersonErased,
      attendanceCorrections,
      { column: 'employee_id', value: erased },
      () => ({
        reason: null,
        comment: null,
      }),
    ),
  ],
})
