import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, instant, personal, plain } from '../kernel/event-fields'

const subject = 'employee_id'
const shift = { employee_id: id(), attendance_id: id() }

/** Where the device said it was, degrees; null when it did not say. */
const location = personal(z.object({ lat: z.number(), long: z.number() }).nullable())

/**
 * The local day that the shift belongs to, by `zone` at check-in: an overnight shift belongs to the
 * day it starts.
 */
const cut = { zone: plain(64), day: day() }

/** Breaks within a shift, oldest first, half-open; a paid one is not taken off the worked time. */
const breaks = z.array(z.object({ start_at: instant(), end_at: instant(), paid: z.boolean() }))

/** The proposal that this carries out; null where somebody changed the shift directly. */
const correction_id = id().nullable()

const tasks = {
  check_in_task: personal.text(5000).optional(),
  check_out_done_task: personal.text(5000).optional(),
  check_out_tomorrow_task: personal.text(5000).optional(),
}

export const correctionKinds = ['add', 'change', 'remove'] as const

const times = z.object({ in_at: instant(), out_at: instant().nullable(), breaks })
const correction = { employee_id: id(), correction_id: id() }

/** `own`: decided by the person themselves, because nobody else could. */
const decision = { ...correction, own: z.boolean(), comment: personal(plain(2000).nullable()) }

/**
 * Check-ins and check-outs of one employee, to the second by the server's clock: stream
 * `attendance-{employee}`.
 */
export const attendanceEvents = {
  CheckedIn: event('CheckedIn', {
    v: 1,
    subject,
    data: z.object({ ...shift, in_at: instant(), ...cut, in_location: location }),
  }),
  /** `day`: that of the shift; `zone`: where one was at the end. */
  CheckedOut: event('CheckedOut', {
    v: 1,
    subject,
    data: z.object({
      ...shift,
      day: day(),
      out_at: instant(),
      zone: plain(64),
      out_location: location,
    }),
  }),
  /** Only what was said; a field left out stays. */
  TaskLogUpdated: event('TaskLogUpdated', {
    v: 1,
    subject,
    data: z.object({ ...shift, ...tasks }),
  }),
  /** The breaks of a running shift, all of them. */
  BreaksTyped: event('BreaksTyped', {
    v: 1,
    subject,
    data: z.object({ ...shift, day: day(), breaks }),
  }),
  /** By the server's clock, within a running shift; unpaid. */
  BreakStarted: event('BreakStarted', {
    v: 1,
    subject,
    data: z.object({ ...shift, day: day(), start_at: instant() }),
  }),
  /**
   * The break that was started, which is one of the shift's from now on. A check-out ends it too.
   */
  BreakEnded: event('BreakEnded', {
    v: 1,
    subject,
    data: z.object({ ...shift, day: day(), start_at: instant(), end_at: instant() }),
  }),
  /** Entered by hand by somebody with edit_company, or proposed and approved. */
  AttendanceAdded: event('AttendanceAdded', {
    v: 1,
    subject,
    data: z.object({
      ...shift,
      in_at: instant(),
      out_at: instant(),
      ...cut,
      breaks,
      correction_id,
    }),
  }),
  /** `from_day`: the day that it belonged to before. */
  AttendanceCorrected: event('AttendanceCorrected', {
    v: 1,
    subject,
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
    subject,
    data: z.object({ ...shift, day: day(), correction_id }),
  }),
  /** A deletion undone: the shift as it was. */
  AttendanceRestored: event('AttendanceRestored', {
    v: 1,
    subject,
    data: z.object({
      ...shift,
      in_at: instant(),
      out_at: instant().nullable(),
      ...cut,
      breaks,
      by_hand: z.boolean(),
      in_location: location,
      out_location: location,
      ...tasks,
    }),
  }),
  /**
   * As punches at devices make it, all of it. `running`: checked in; `from_day`: the day that it
   * belonged to before, null when it is new. What was punched stands in the devices' own streams.
   */
  ShiftPunched: event('ShiftPunched', {
    v: 1,
    subject,
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
  /** No punch begins it any more. */
  PunchedShiftRemoved: event('PunchedShiftRemoved', {
    v: 1,
    subject,
    data: z.object({ ...shift, day: day() }),
  }),
  /**
   * Punches that belong to no shift, such as an *out* without an *in*; `settled`: those that did
   * not, and do now or are somebody else's.
   */
  PunchesUnpaired: event('PunchesUnpaired', {
    v: 1,
    subject,
    data: z.object({
      employee_id: id(),
      punches: z.array(z.object({ punch_id: id(), at: instant() })),
      settled: z.array(id()),
    }),
  }),
  /** A punch began another shift long after; nobody knows when this one ended. */
  CheckOutForgotten: event('CheckOutForgotten', {
    v: 1,
    subject,
    data: z.object({ ...shift, day: day() }),
  }),
  /**
   * The employee says how it really was; `was` is the shift as it stood, null for a new one,
   * `becomes` what it shall be, null for none.
   */
  CorrectionProposed: event('CorrectionProposed', {
    v: 1,
    subject,
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
    subject,
    data: z.object({ ...correction, attendance_id: id() }),
  }),
  CorrectionApproved: event('CorrectionApproved', {
    v: 1,
    subject,
    data: z.object({ ...decision, attendance_id: id() }),
  }),
  CorrectionRejected: event('CorrectionRejected', {
    v: 1,
    subject,
    data: z.object({ ...decision, attendance_id: id() }),
  }),
}

/**
 * How attendance is counted and watched, by versions with the day from which each holds: stream
 * `attendance-rules-{workspace}`.
 */
export const attendanceRuleEvents = {
  AttendanceRulesSet: event('AttendanceRulesSet', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      rules_id: id(),
      effective_on: day(),
      /** After so much work in a day, so much of the day is break; steps rise. */
      breaks: z.array(z.object({ after_minutes: count(), minutes: count(), paid: z.boolean() })),
      /** Least time between two days' work, and most work in a day; null: not watched. */
      rest_minutes: count().nullable(),
      daily_minutes: count().nullable(),
      /** After this long a check-out counts as forgotten. */
      forgotten_minutes: count(),
      longest_minutes: count(),
    }),
  }),
  AttendanceRulesRemoved: event('AttendanceRulesRemoved', {
    v: 1,
    data: z.object({ workspace_id: id(), rules_id: id(), effective_on: day() }),
  }),
}
