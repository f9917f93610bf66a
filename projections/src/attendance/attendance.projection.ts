import { attendanceEvents as e } from '@workledger/contracts/attendance/attendance.events'
import type { RecordedOf } from '@workledger/contracts/kernel/event'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { type Break, breakSeconds } from '@workledger/domain/attendance/breaks'
import { at, change, changeWhere, erased, instantOf, on, projection } from '../kernel/projection'
import { type RowOf } from '../kernel/table'
import { attendance, attendanceCorrections, attendanceDays } from './attendance.tables'
import { dayKey, shiftWith, timesOf, withBreak, withShift } from './attendance-day-rows'

const attendanceIdOf = (event: { data: { attendance_id: string } }) => event.data.attendance_id

const none = {
  out_at: null,
  running: false,
  ...breaksOf([]),
  break_since: null,
  in_location: null,
  out_location: null,
  in_place: null,
  out_place: null,
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
  version: 8,
  tables: [attendance, attendanceDays, attendanceCorrections],
  steps: [
    on(
      e.CheckedIn,
      attendance,
      attendanceIdOf,
      (
        _,
        { workspace, data: { attendance_id, in_at, place, kiosk_id: __, kiosk: ___, ...data } },
      ) => ({
        ...none,
        id: attendance_id,
        workspace_id: workspace,
        ...data,
        in_at: instantOf(in_at),
        in_place: place ?? null,
        running: true,
        by_hand: false,
      }),
    ),
    change(e.CheckedOut, attendance, attendanceIdOf, ({ data }, row) => ({
      out_at: instantOf(data.out_at),
      running: false,
      out_location: data.out_location,
      out_place: data.place ?? null,
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
        in_place: data.in_place ?? null,
        out_place: data.out_place ?? null,
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
        withShift(row, event, event.data.day, shiftWith(row, event, { out_at: event.data.out_at })),
    ),
    on(
      e.BreaksTyped,
      attendanceDays,
      (event) => dayKey(event, event.data.day),
      (row, event) =>
        withShift(row, event, event.data.day, shiftWith(row, event, { breaks: event.data.breaks })),
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
          shiftWith(row, event, { breaks: withBreak(breaks, event.data) }),
        )
      },
    ),
    on(
      e.AttendanceAdded,
      attendanceDays,
      (event) => dayKey(event, event.data.day),
      (row, event) => withShift(row, event, event.data.day, timesOf(event.data)),
    ),
    on(
      e.AttendanceCorrected,
      attendanceDays,
      (event) => [...new Set([dayKey(event, event.data.from_day), dayKey(event, event.data.day)])],
      (row, event, id) => {
        const { day, from_day } = event.data
        return id === dayKey(event, day)
          ? withShift(row, event, day, timesOf(event.data))
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
      (row, event) => withShift(row, event, event.data.day, timesOf(event.data)),
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
          ? withShift(row, event, day, timesOf(event.data))
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
        in_place: null,
        out_place: null,
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
