import * as z from 'zod'
import { event } from '../kernel/event'
import { day, id, instant, personal, plain } from '../kernel/event-fields'

const subject = 'employee_id'
const shift = { employee_id: id(), attendance_id: id() }
/** Where the device said it was, degrees; null when it did not say. */
const location = personal(z.object({ lat: z.number(), long: z.number() }).nullable())
/** The local day that the shift belongs to, by `zone` at check-in: an overnight shift belongs to the day it starts. */
const cut = { zone: plain(64), day: day() }

/** Check-ins and check-outs of one employee, to the second by the server's clock: stream `attendance-{employee}`. */
export const attendanceEvents = {
  CheckedIn: event('CheckedIn', { v: 1, subject, data: z.object({ ...shift, in_at: instant(), ...cut, in_location: location }) }),
  CheckedOut: event('CheckedOut', {
    v: 1,
    subject,
    data: z.object({ ...shift, out_at: instant(), zone: plain(64), out_location: location }),
  }),
  /** Only what was said; a field left out stays. */
  TaskLogUpdated: event('TaskLogUpdated', {
    v: 1,
    subject,
    data: z.object({
      ...shift,
      check_in_task: personal.text(5000).optional(),
      check_out_done_task: personal.text(5000).optional(),
      check_out_tomorrow_task: personal.text(5000).optional(),
    }),
  }),
  /** Entered by hand by somebody with edit_company. */
  AttendanceAdded: event('AttendanceAdded', { v: 1, subject, data: z.object({ ...shift, in_at: instant(), out_at: instant(), ...cut }) }),
  AttendanceCorrected: event('AttendanceCorrected', {
    v: 1,
    subject,
    data: z.object({ ...shift, in_at: instant(), out_at: instant(), ...cut }),
  }),
}
