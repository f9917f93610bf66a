import * as z from 'zod'
import { event, personal } from '../kernel/event'
import { id } from '../kernel/shapes'

const subject = 'employee_id'
const shift = { employee_id: id(), attendance_id: id() }
/** Where the device said it was, degrees; null when it did not say. */
const location = personal(z.object({ lat: z.number(), long: z.number() }).nullable())
/** Instants are UTC to the second, by the server's clock. */
const instant = z.string()
/** The local day that the shift belongs to, by `zone` at check-in: an overnight shift belongs to the day it starts. */
const cut = { zone: z.string(), day: z.string() }

/** Check-ins and check-outs of one employee: stream `attendance-{employee}`. */
export const attendanceEvents = {
  CheckedIn: event('CheckedIn', { v: 1, subject, data: z.object({ ...shift, in_at: instant, ...cut, in_location: location }) }),
  CheckedOut: event('CheckedOut', {
    v: 1,
    subject,
    data: z.object({ ...shift, out_at: instant, zone: z.string(), out_location: location }),
  }),
  /** Only what was said; a field left out stays. */
  TaskLogUpdated: event('TaskLogUpdated', {
    v: 1,
    subject,
    data: z.object({
      ...shift,
      check_in_task: personal(z.string()).optional(),
      check_out_done_task: personal(z.string()).optional(),
      check_out_tomorrow_task: personal(z.string()).optional(),
    }),
  }),
  /** Entered by hand by somebody with edit_company. */
  AttendanceAdded: event('AttendanceAdded', { v: 1, subject, data: z.object({ ...shift, in_at: instant, out_at: instant, ...cut }) }),
  AttendanceCorrected: event('AttendanceCorrected', {
    v: 1,
    subject,
    data: z.object({ ...shift, in_at: instant, out_at: instant, ...cut }),
  }),
}
