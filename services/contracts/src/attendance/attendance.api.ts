import * as z from 'zod'
import { MOST_BREAKS } from '../kernel/bounds'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { employeeParams, idOf, workspaceParams } from '../kernel/record'
import {
  bool,
  created,
  day,
  fieldIssue,
  id,
  instant,
  one,
  optionalText,
  text,
  timeOfDay,
  wholeNumber,
} from '../kernel/shapes'
import { correctionKinds } from './attendance.events'
import { attendanceCorrectionsList, attendanceDaysList, correctionStatus } from './attendance.lists'
import {
  attendance,
  attendanceDay,
  attendanceStats,
  reportedPosition,
  task,
  yearlyRow,
} from './attendance.shapes'
import { attendanceRules, attendanceRulesBody } from './attendance-rules'

const attendanceParams = z.object({ id: idOf('employees'), attId: idOf('attendance') })

const correction = z.object({ id: idOf('employees'), correctionId: idOf('attendance_corrections') })

/** With the plan from the last check-out. */
const current = attendance.extend({ lastTask: task })

const days = { all_days: z.record(z.string(), attendanceDay), attendance: z.array(attendance) }

const words = () => text('field.required', 5000)

export const taskLogFields = z.object({
  employee_attendance_id: id(),
  check_in_task: words().optional(),
  check_out_done_task: words().optional(),
  check_out_tomorrow_task: words().optional(),
})

const taskLog = taskLogFields
  .refine(
    (log) => log.check_in_task ?? log.check_out_done_task ?? log.check_out_tomorrow_task,
    fieldIssue('check_in_task', 'field.required'),
  )
  .refine(
    (log) => !log.check_out_tomorrow_task || log.check_out_done_task,
    fieldIssue('check_out_done_task', 'field.required'),
  )
  .refine(
    (log) => !log.check_out_done_task || log.check_out_tomorrow_task,
    fieldIssue('check_out_tomorrow_task', 'field.required'),
  )

const instants = { in_at: instant('attendance.date'), out_at: instant('attendance.date') }

const breaksOf = <S extends z.ZodType>(one: S) => z.array(one).max(MOST_BREAKS)

const unpaidBreak = z.object({
  start_at: instant('attendance.time'),
  end_at: instant('attendance.time'),
})

export const typedBreak = unpaidBreak.extend({ paid: bool().default(false) })

/** Omitted breaks stay unchanged; a new shift then has none. */
export const shiftFields = z.object({ ...instants, breaks: breaksOf(typedBreak).optional() })

const reason = () => text('field.say_why', 2000)

export const correctionFields = z.object({
  kind: z.enum(correctionKinds, { error: 'attendance.entry' }),
  attendance_id: z.uuid({ error: 'attendance.entry' }).optional(),
  in_at: instants.in_at.optional(),
  out_at: instants.out_at.optional(),
  breaks: breaksOf(typedBreak).optional(),
  reason: reason(),
})

const proposal = correctionFields
  .refine(
    ({ kind, attendance_id }) => kind === 'add' || attendance_id,
    fieldIssue('attendance_id', 'attendance.entry'),
  )
  .refine(({ kind, in_at }) => kind === 'remove' || in_at, fieldIssue('in_at', 'attendance.date'))
  .refine(
    ({ kind, out_at }) => kind === 'remove' || out_at,
    fieldIssue('out_at', 'attendance.date'),
  )

/** The fields of the decision dialog. */
export const decisionForm = z.object({ comment: optionalText(2000) })

const correctionDecision = decisionForm
  .extend({ approved: bool(), rejected: bool() })
  .refine(
    (flags) => flags.approved !== flags.rejected,
    fieldIssue('approved', 'attendance.decision'),
  )

const breakErrors = ['attendance.break_order', 'attendance.break_outside']

const times = [
  'future',
  'too_old',
  'end_before_start',
  'too_short',
  'too_long',
  'longer_than_rule',
  'overlaps',
]
  .map((reason) => `attendance.${reason}`)
  .concat(breakErrors)

/** The fields of the shift dialog: days and times in the shift's zone. */
export const shiftForm = z.object({
  entry: text('attendance.entry'),
  in_date: day('attendance.date'),
  in_time: timeOfDay('attendance.time'),
  out_date: day('attendance.date'),
  out_time: timeOfDay('attendance.time'),
  breaks: z.array(
    z.object({
      from: timeOfDay('attendance.time'),
      to: timeOfDay('attendance.time'),
      paid: z.boolean(),
    }),
  ),
})

export const proposalForm = shiftForm.extend({ reason: reason() })

export const removalForm = z.object({ reason: reason() })

const range = z
  .object({ from: day(), to: day() })
  .refine(({ from, to }) => from <= to, fieldIssue('to', 'field.order'))
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) <= 400 * 86_400_000,
    fieldIssue('to', 'field.most_days', { days: 400 }),
  )

export const year = () => wholeNumber().min(1970).max(2999)

/** Refusals of the company's limits. */
const elsewhere = ['elsewhere', 'position_needed', 'outside', 'inaccurate'].map(
  (reason) => `attendance.${reason}`,
)

export const attendanceApi = area('attendance', {
  checkIn: endpoint({
    method: 'POST',
    path: '/employees/{id}/attendances-checkin',
    who: 'self',
    summary: "Check in, by the server's clock",
    status: 201,
    params: employeeParams,
    body: z.object({ in_location: reportedPosition.optional(), out_location: z.null().optional() }),
    response: z.object({ data: current, lastTask: task }),
    errors: ['attendance.already_in', ...elsewhere, 'people.terminated'],
  }),
  checkOut: endpoint({
    method: 'POST',
    path: '/employees/{id}/attendances-checkout',
    who: 'self',
    summary: "Check out, by the server's clock",
    status: 200,
    params: employeeParams,
    body: z.object({ out_location: reportedPosition.optional() }),
    response: one(attendance),
    errors: ['attendance.not_in', ...elsewhere, 'attendance.forgotten'],
  }),
  startBreak: endpoint({
    method: 'POST',
    path: '/employees/{id}/attendances-break-start',
    who: 'self',
    summary: "Begin an unpaid break in the running shift, by the server's clock",
    status: 200,
    params: employeeParams,
    response: one(attendance),
    errors: [
      'attendance.not_in',
      'attendance.on_break',
      'attendance.most_breaks',
      'attendance.forgotten',
    ],
  }),
  endBreak: endpoint({
    method: 'POST',
    path: '/employees/{id}/attendances-break-end',
    who: 'self',
    summary: "End the break, by the server's clock; a check-out ends it too",
    status: 200,
    params: employeeParams,
    response: one(attendance),
    errors: ['attendance.not_in', 'attendance.not_on_break', 'attendance.forgotten'],
  }),
  typeBreaks: endpoint({
    method: 'PUT',
    path: '/employees/{id}/attendances/{attId}/breaks',
    who: 'self',
    summary: 'Set the ended breaks of a running shift; they are unpaid',
    params: attendanceParams,
    body: z.object({ breaks: breaksOf(unpaidBreak) }),
    response: one(attendance),
    errors: ['attendance.ended', 'attendance.own_typed', ...breakErrors],
  }),
  updateTaskLog: endpoint({
    method: 'PUT',
    path: '/employees/{id}/attendances-update-task-log',
    who: 'self',
    summary: 'Planned tasks, tasks done, plan for the next working day',
    params: employeeParams,
    body: taskLog,
    response: one(attendance),
  }),
  currentAttendance: endpoint({
    method: 'GET',
    path: '/employees/{id}/attendances-current',
    who: 'self',
    summary: 'The running shift, or else the latest',
    params: employeeParams,
    response: one(current.nullable()),
  }),
  yearlyAttendance: endpoint({
    method: 'GET',
    path: '/employees/{id}/attendances-yearly',
    who: 'self',
    costly: 'rows',
    permission: 'manage_time_off',
    summary: 'Working days, presence and leaves of each month of a year so far',
    params: employeeParams,
    query: z.object({ year: year().optional() }),
    response: one(z.array(yearlyRow)),
  }),
  monthlyAttendance: endpoint({
    method: 'GET',
    path: '/employees/{id}/attendances-monthly',
    who: 'self',
    costly: 'rows',
    permission: 'manage_time_off',
    summary: 'Days, shifts and figures of a month',
    params: employeeParams,
    query: z.object({ month: wholeNumber().min(1).max(12).optional(), year: year().optional() }),
    response: one(z.object({ ...days, stats: attendanceStats })),
  }),
  customAttendance: endpoint({
    method: 'GET',
    path: '/employees/{id}/attendances-custom',
    who: 'self',
    costly: 'rows',
    permission: 'manage_time_off',
    summary: 'Days and shifts between two days, both included',
    params: employeeParams,
    query: range,
    response: one(z.object(days)),
  }),
  addAttendance: endpoint({
    method: 'POST',
    path: '/employees/{id}/attendances',
    who: 'edit_company',
    summary: 'Enter a shift by hand',
    status: 201,
    params: employeeParams,
    body: shiftFields,
    response: created(),
    errors: [...times, 'attendance.own_typed'],
  }),
  correctAttendance: endpoint({
    method: 'PUT',
    path: '/employees/{id}/attendances/{attId}',
    who: 'edit_company',
    summary: 'Correct a shift, or close one with a forgotten check-out',
    params: attendanceParams,
    body: shiftFields,
    response: one(attendance),
    errors: [...times, 'attendance.deleted', 'attendance.own_typed'],
  }),
  deleteAttendance: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/attendances/{attId}',
    who: 'edit_company',
    summary: 'Delete a shift',
    params: attendanceParams,
    errors: ['attendance.running', 'attendance.deleted', 'attendance.own_typed'],
  }),
  restoreAttendance: endpoint({
    method: 'POST',
    path: '/employees/{id}/attendances/{attId}/restore',
    who: 'edit_company',
    summary: 'Restore a deleted shift',
    status: 200,
    params: attendanceParams,
    response: one(attendance),
    errors: ['attendance.overlaps', 'attendance.own_typed'],
  }),
  attendanceDays: listCall(attendanceDaysList, {
    path: '/workspaces/{ws}/attendance-days',
    summary: 'Presence, breaks, worked time and warnings of each day, for visible employees',
    params: workspaceParams,
    filters: {
      employee_id: id().optional(),
      warning: attendanceDaysList.filters.warning.optional(),
      from: attendanceDaysList.filters.from.optional(),
      to: attendanceDaysList.filters.to.optional(),
    },
  }),
  attendanceCorrections: listCall(attendanceCorrectionsList, {
    path: '/workspaces/{ws}/attendance-corrections',
    summary: 'Proposed corrections of visible employees',
    params: workspaceParams,
    filters: { status: correctionStatus.optional() },
  }),
  correctionsOf: listCall(attendanceCorrectionsList, {
    path: '/employees/{id}/attendance-corrections',
    who: 'self',
    summary: 'Proposed corrections of an employee',
    params: employeeParams,
    filters: { status: correctionStatus.optional() },
  }),
  proposeCorrection: endpoint({
    method: 'POST',
    path: '/employees/{id}/attendance-corrections',
    who: 'self',
    summary: "Propose to add, change or remove a shift; the employee's approver decides",
    status: 201,
    params: employeeParams,
    body: proposal,
    response: created(),
    errors: [
      ...times,
      'attendance.deleted',
      'attendance.nothing_changed',
      'attendance.correction_pending',
    ],
  }),
  withdrawCorrection: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/attendance-corrections/{correctionId}',
    who: 'self',
    summary: 'Withdraw a pending correction',
    params: correction,
    errors: ['attendance.correction_decided'],
  }),
  decideCorrection: endpoint({
    method: 'POST',
    path: '/employees/{id}/attendance-corrections/{correctionId}/decide',
    who: 'approver',
    ifMatch: 'decision',
    permission: 'manage_time_off',
    summary: 'Approve a correction, which changes the shift, or reject it',
    status: 200,
    params: correction,
    body: correctionDecision,
    response: one(attendanceCorrectionsList.row),
    errors: [
      'attendance.correction_decided',
      'attendance.changed_since',
      'attendance.own',
      ...times,
    ],
  }),
  attendanceRules: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/attendance-rules',
    who: 'member',
    summary: 'Break rules and limits by effective date, latest first',
    params: workspaceParams,
    response: one(z.array(attendanceRules)),
  }),
  setAttendanceRules: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/attendance-rules',
    who: 'edit_company',
    ifMatch: 'row',
    summary:
      "Set break rules and limits from an effective date; If-Match is the revision of that day's version, 0 for a new day",
    status: 201,
    params: workspaceParams,
    body: attendanceRulesBody,
    response: created(),
    errors: ['attendance.rules_too_far', 'attendance.rules_too_many'],
  }),
  removeAttendanceRules: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/attendance-rules/{id}',
    who: 'edit_company',
    summary: 'Remove a version of the rules; the previous one then applies',
    params: z.object({ ws: idOf('workspaces'), id: idOf('attendance_rules') }),
  }),
})
