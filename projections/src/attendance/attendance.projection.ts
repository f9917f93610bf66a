import { attendanceEvents as e } from '@workledger/contracts/attendance/attendance.events'
import { change, instantOf, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

type Location = { lat: number; long: number }
/** One row for each shift; `day` is the local day it belongs to. */
export const attendance = table(
  'attendance',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    day: col.day,
    in_at: col.instant,
    out_at: col.maybe.instant,
    zone: col.text,
    in_location: col.maybe.json<Location>(),
    out_location: col.maybe.json<Location>(),
    check_in_task: col.maybe.text,
    check_out_done_task: col.maybe.text,
    check_out_tomorrow_task: col.maybe.text,
    by_hand: col.bool,
    revision: col.int,
  },
  { indexes: ['employee_id, in_at desc', 'employee_id, day', 'workspace_id, day'] },
)
const key = (event: { data: { attendance_id: string } }) => event.data.attendance_id
const none = {
  out_at: null,
  in_location: null,
  out_location: null,
  check_in_task: null,
  check_out_done_task: null,
  check_out_tomorrow_task: null,
  revision: 0,
}

export const attendanceProjection = projection('attendance', {
  version: 1,
  tables: [attendance],
  steps: [
    on(e.CheckedIn, attendance, key, (_, { workspace, data: { attendance_id, in_at, ...data } }) => ({
      ...none,
      id: attendance_id,
      workspace_id: workspace,
      ...data,
      in_at: instantOf(in_at),
      by_hand: false,
    })),
    change(e.CheckedOut, attendance, key, ({ data: { out_at, out_location } }, row) => ({
      out_at: instantOf(out_at),
      out_location,
      revision: row.revision + 1,
    })),
    change(e.TaskLogUpdated, attendance, key, ({ data }, row) => ({
      check_in_task: data.check_in_task ?? row.check_in_task,
      check_out_done_task: data.check_out_done_task ?? row.check_out_done_task,
      check_out_tomorrow_task: data.check_out_tomorrow_task ?? row.check_out_tomorrow_task,
      revision: row.revision + 1,
    })),
    on(e.AttendanceAdded, attendance, key, (_, { workspace, data: { attendance_id, in_at, out_at, ...data } }) => ({
      ...none,
      id: attendance_id,
      workspace_id: workspace,
      ...data,
      in_at: instantOf(in_at),
      out_at: instantOf(out_at),
      by_hand: true,
    })),
    change(e.AttendanceCorrected, attendance, key, ({ data: { in_at, out_at, zone, day } }, row) => ({
      in_at: instantOf(in_at),
      out_at: instantOf(out_at),
      zone,
      day,
      by_hand: true,
      revision: row.revision + 1,
    })),
  ],
})
