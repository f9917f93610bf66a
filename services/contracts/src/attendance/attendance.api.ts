import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { created, day, fieldIssue, id, instant, one, text, wholeNumber } from '../kernel/shapes'

const employee = z.object({ id: idOf('employees') })
const item = z.object({ id: idOf('employees'), attId: idOf('attendance') })
const degrees = (most: number) => z.coerce.number<number>({ error: 'Must be numeric value!' }).min(-most).max(most)
const location = z.object({ lat: degrees(90), long: degrees(180) }).nullable()
const task = z.string().nullable()

export const attendance = z.object({
  id: id(),
  employee_id: id(),
  employee_attendance_id: id(),
  /** Local day the shift belongs to; an overnight one belongs to the day it starts. */
  date: z.string(),
  in_at: z.string(),
  out_at: z.string().nullable(),
  /** Time zone at check-in. */
  zone: z.string(),
  /** Worked, once it has ended. */
  seconds: z.number().nullable(),
  in_location: location,
  out_location: location,
  attendance_task: z.object({ check_in_task: task, check_out_done_task: task, check_out_tomorrow_task: task }),
  /** Checked in for more than 16 hours: the check-out was forgotten and needs a correction. */
  forgotten: z.boolean(),
  is_working: z.boolean(),
  /** Revision of this entry for If-Match. */
  revision: z.number(),
  stream: z.string(),
})
export type Attendance = z.output<typeof attendance>
/** With the plan that was made at the last check-out. */
const current = attendance.extend({ lastTask: task })

export const dayTypes = ['weekend', 'holiday', 'leave'] as const
/** One calendar day; several reasons not to work count as the first of holiday, weekend, leave. */
export const attendanceDay = z.object({
  date: z.string(),
  type: z.enum(dayTypes).nullable(),
  /** Name of the holiday. */
  name: z.string().nullable(),
  is_working: z.boolean(),
  /** Worked and tracked, in seconds; worked time counts on the day its shift starts. */
  worked: z.number(),
  tracked: z.number(),
})
export type AttendanceDay = z.output<typeof attendanceDay>
const days = { all_days: z.record(z.string(), attendanceDay), attendance: z.array(attendance) }
export const attendanceStats = z.object({
  working_days: z.number(),
  present: z.number(),
  /** Working days up to yesterday without attendance. */
  absent: z.number(),
  total_seconds: z.number(),
  average_seconds: z.number(),
  tracked_seconds: z.number(),
  average_tracked_seconds: z.number(),
})
export const yearlyRow = z.object({
  /** 1 to 12. */
  month: z.number(),
  working_days: z.number(),
  /** Those up to yesterday, and today once the employee is in or on leave. */
  working_days_so_far: z.number(),
  /** Working days with a shift. */
  attendance: z.number(),
  /** Other days with a shift, such as a Saturday. */
  days_off_worked: z.number(),
  absent: z.number(),
  /** Working days of approved leaves, halves counted. */
  leaves_applied: z.number(),
  holidays: z.number(),
  worked: z.number(),
})

const words = () => text('Required!', 5000)
export const taskLogFields = z.object({
  employee_attendance_id: id(),
  check_in_task: words().optional(),
  check_out_done_task: words().optional(),
  check_out_tomorrow_task: words().optional(),
})
const taskLog = taskLogFields
  .refine((log) => log.check_in_task ?? log.check_out_done_task ?? log.check_out_tomorrow_task, fieldIssue('check_in_task', 'Required!'))
  .refine((log) => !log.check_out_tomorrow_task || log.check_out_done_task, fieldIssue('check_out_done_task', 'Required!'))
  .refine((log) => !log.check_out_done_task || log.check_out_tomorrow_task, fieldIssue('check_out_tomorrow_task', 'Required!'))
const entry = z.object({ in_at: instant('Date Required!'), out_at: instant('Date Required!') })
const times = ['future', 'too_old', 'end_before_start', 'too_short', 'too_long'].map((reason) => `attendance.${reason}`)
const range = z
  .object({ from: day(), to: day() })
  .refine(({ from, to }) => from <= to, fieldIssue('to', 'The end is before the start.'))
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 400 * 86_400_000, fieldIssue('to', 'At most 400 days.'))
const year = () => wholeNumber().min(1970).max(2999)

export const attendanceApi = area('attendance', {
  checkIn: endpoint({
    method: 'POST',
    path: '/employees/{id}/attendances-checkin',
    who: 'self',
    summary: "Check in, by the server's clock",
    status: 201,
    params: employee,
    body: z.object({ in_location: location.optional(), out_location: z.null().optional() }),
    response: z.object({ data: current, lastTask: task }),
    errors: ['attendance.already_in', 'people.terminated'],
  }),
  checkOut: endpoint({
    method: 'POST',
    path: '/employees/{id}/attendances-checkout',
    who: 'self',
    summary: "Check out, by the server's clock",
    status: 200,
    params: employee,
    body: z.object({ out_location: location.optional() }),
    response: one(attendance),
    errors: ['attendance.not_in'],
  }),
  updateTaskLog: endpoint({
    method: 'PUT',
    path: '/employees/{id}/attendances-update-task-log',
    who: 'self',
    summary: 'Planned tasks, tasks done, plan for the next working day',
    params: employee,
    body: taskLog,
    response: one(attendance),
  }),
  currentAttendance: endpoint({
    method: 'GET',
    path: '/employees/{id}/attendances-current',
    who: 'self',
    summary: 'The running or else the latest attendance',
    params: employee,
    response: one(current.nullable()),
  }),
  yearlyAttendance: endpoint({
    method: 'GET',
    path: '/employees/{id}/attendances-yearly',
    who: 'self',
    summary: 'Working days, presence and leaves of each month of a year so far',
    params: employee,
    query: z.object({ year: year().optional() }),
    response: one(z.array(yearlyRow)),
  }),
  monthlyAttendance: endpoint({
    method: 'GET',
    path: '/employees/{id}/attendances-monthly',
    who: 'self',
    summary: 'Days, shifts and figures of a month',
    params: employee,
    query: z.object({ month: wholeNumber().min(1).max(12).optional(), year: year().optional() }),
    response: one(z.object({ ...days, stats: attendanceStats })),
  }),
  customAttendance: endpoint({
    method: 'GET',
    path: '/employees/{id}/attendances-custom',
    who: 'self',
    summary: 'Days and shifts between two days, both included',
    params: employee,
    query: range,
    response: one(z.object(days)),
  }),
  addAttendance: endpoint({
    method: 'POST',
    path: '/employees/{id}/attendances',
    who: 'edit_company',
    summary: 'Enter a shift by hand',
    status: 201,
    params: employee,
    body: entry,
    response: created(),
    errors: ['attendance.overlaps', ...times],
  }),
  correctAttendance: endpoint({
    method: 'PUT',
    path: '/employees/{id}/attendances/{attId}',
    who: 'edit_company',
    summary: 'Correct a shift, or close one whose check-out was forgotten',
    params: item,
    body: entry,
    response: one(attendance),
    errors: ['attendance.overlaps', ...times],
  }),
})
