import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, instant, personal, plain } from '../kernel/event-fields'

const attendanceSubject = 'employee_id'
const shift = { employee_id: id(), attendance_id: id() }

/**
 * Position in degrees, in events of earlier versions. Today the vault keeps it for a while, and a new
 * event has null.
 */
const location = personal(z.object({ lat: z.number(), long: z.number() }).nullable())

/**
 * The local day of the shift, by `zone` at check-in: an overnight shift belongs to the day of its
 * start.
 */
const cut = { zone: plain(64), day: day() }

/** The kiosk at which the person did it, by its name then; absent for their own browser. */
const clockedAt = { kiosk_id: id().optional(), kiosk: plain(120).optional() }

/** The company's place where the device said it was; absent if none was needed. */
const place = personal.text(120).optional()

/** Breaks within a shift, oldest first, half-open; a paid one is not deducted from worked time. */
const breaks = z.array(z.object({ start_at: instant(), end_at: instant(), paid: z.boolean() }))

/** The approved proposal; null for a direct change. */
const correction_id = id().nullable()

const tasks = {
  check_in_task: personal.text(5000).optional(),
  check_out_done_task: personal.text(5000).optional(),
  check_out_tomorrow_task: personal.text(5000).optional(),
}

export const correctionKinds = ['add', 'change', 'remove'] as const

const times = z.object({ in_at: instant(), out_at: instant().nullable(), breaks })
const correction = { employee_id: id(), correction_id: id() }

/** `own`: decided by the requester, because no other person could. */
const decision = { ...correction, own: z.boolean(), comment: personal(plain(2000).nullable()) }

/**
 * Check-ins and check-outs of one employee, to the second by the server's clock: stream
 * `attendance-{employee}`.
 */
export const attendanceEvents = {
  CheckedIn: event('CheckedIn', {
    v: 3,
    subject: attendanceSubject,
    data: z.object({
      ...shift,
      in_at: instant(),
      ...cut,
      in_location: location,
      place,
      ...clockedAt,
    }),
    upcast: { 1: (data) => data, 2: (data) => data },
  }),
  /** `day`: that of the shift; `zone`: the time zone at its end. */
  CheckedOut: event('CheckedOut', {
    v: 3,
    subject: attendanceSubject,
    data: z.object({
      ...shift,
      day: day(),
      out_at: instant(),
      zone: plain(64),
      out_location: location,
      place,
      ...clockedAt,
    }),
    upcast: { 1: (data) => data, 2: (data) => data },
  }),
  /** Only the entered fields; omitted ones stay. */
  TaskLogUpdated: event('TaskLogUpdated', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({ ...shift, ...tasks }),
  }),
  /** All breaks of a running shift. */
  BreaksTyped: event('BreaksTyped', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({ ...shift, day: day(), breaks }),
  }),
  /** By the server's clock, within a running shift; unpaid. */
  BreakStarted: event('BreakStarted', {
    v: 2,
    subject: attendanceSubject,
    data: z.object({ ...shift, day: day(), start_at: instant(), ...clockedAt }),
    upcast: { 1: (data) => data },
  }),
  /** Ends the running break, which becomes one of the shift's. A check-out ends it too. */
  BreakEnded: event('BreakEnded', {
    v: 2,
    subject: attendanceSubject,
    data: z.object({ ...shift, day: day(), start_at: instant(), end_at: instant(), ...clockedAt }),
    upcast: { 1: (data) => data },
  }),
  /** Entered by a holder of edit_company, or proposed and approved. */
  AttendanceAdded: event('AttendanceAdded', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({
      ...shift,
      in_at: instant(),
      out_at: instant(),
      ...cut,
      breaks,
      correction_id,
    }),
  }),
  /** `from_day`: its previous day. */
  AttendanceCorrected: event('AttendanceCorrected', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({
      ...shift,
      in_at: instant(),
      out_at: instant(),
      ...cut,
      from_day: day(),
      breaks,
      correction_id,
    }),
  }),
  AttendanceDeleted: event('AttendanceDeleted', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({ ...shift, day: day(), correction_id }),
  }),
  /** An undone deletion, with the shift's previous content. */
  AttendanceRestored: event('AttendanceRestored', {
    v: 2,
    subject: attendanceSubject,
    data: z.object({
      ...shift,
      in_at: instant(),
      out_at: instant().nullable(),
      ...cut,
      breaks,
      by_hand: z.boolean(),
      in_location: location,
      out_location: location,
      in_place: place,
      out_place: place,
      ...tasks,
    }),
    upcast: { 1: (data) => data },
  }),
  /**
   * The whole shift, made by punches. `running`: checked in; `from_day`: its previous day, null if
   * it is new. The punches are in the devices' own streams.
   */
  ShiftPunched: event('ShiftPunched', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({
      ...shift,
      in_at: instant(),
      out_at: instant().nullable(),
      breaks,
      break_since: instant().nullable(),
      running: z.boolean(),
      ...cut,
      from_day: day().nullable(),
    }),
  }),
  /** No punch begins it any longer. */
  PunchedShiftRemoved: event('PunchedShiftRemoved', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({ ...shift, day: day() }),
  }),
  /**
   * Punches without a shift, such as an *out* without an *in*. `settled`: earlier ones that now
   * have a shift or another person.
   */
  PunchesUnpaired: event('PunchesUnpaired', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({
      employee_id: id(),
      punches: z.array(z.object({ punch_id: id(), at: instant() })),
      settled: z.array(id()),
    }),
  }),
  /** A punch began another shift long after; the end of this one is unknown. */
  CheckOutForgotten: event('CheckOutForgotten', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({ ...shift, day: day() }),
  }),
  /**
   * A correction by the employee. `was` is the shift before it, null for a new one; `becomes` is
   * the corrected shift, null to remove it.
   */
  CorrectionProposed: event('CorrectionProposed', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({
      ...correction,
      attendance_id: id(),
      kind: z.enum(correctionKinds),
      ...cut,
      was: times.nullable(),
      becomes: times.extend({ out_at: instant() }).nullable(),
      reason: personal.text(2000),
    }),
  }),
  CorrectionWithdrawn: event('CorrectionWithdrawn', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({ ...correction, attendance_id: id() }),
  }),
  CorrectionApproved: event('CorrectionApproved', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({ ...decision, attendance_id: id() }),
  }),
  CorrectionRejected: event('CorrectionRejected', {
    v: 1,
    subject: attendanceSubject,
    data: z.object({ ...decision, attendance_id: id() }),
  }),
}

/**
 * The counting and watching of attendance, in versions with effective dates: stream
 * `attendance-rules-{workspace}`.
 */
export const attendanceRuleEvents = {
  AttendanceRulesSet: event('AttendanceRulesSet', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      rules_id: id(),
      effective_on: day(),
      /** Break of the day after so much work; steps rise. */
      breaks: z.array(z.object({ after_minutes: count(), minutes: count(), paid: z.boolean() })),
      /** Least time between two days' work, and most work in a day; null: not watched. */
      rest_minutes: count().nullable(),
      daily_minutes: count().nullable(),
      /** Minutes after which a check-out counts as forgotten. */
      forgotten_minutes: count(),
      longest_minutes: count(),
    }),
  }),
  AttendanceRulesRemoved: event('AttendanceRulesRemoved', {
    v: 1,
    data: z.object({ workspace_id: id(), rules_id: id(), effective_on: day() }),
  }),
}
