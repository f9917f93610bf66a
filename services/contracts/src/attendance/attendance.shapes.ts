import * as z from 'zod'
import { id } from '../kernel/shapes'
import { shiftBreak } from './attendance.lists'

const degrees = (most: number) =>
  z.coerce.number<number>({ error: 'field.numeric' }).min(-most).max(most)

export const location = z.object({ lat: degrees(90), long: degrees(180) }).nullable()
export const task = z.string().nullable()

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
  /** From check-in to check-out, once it has ended; breaks are not taken off. */
  seconds: z.number().nullable(),
  breaks: z.array(shiftBreak),
  /** When the break began that goes on now; null while none does. */
  break_since: z.string().nullable(),
  in_location: location,
  out_location: location,
  attendance_task: z.object({
    check_in_task: task,
    check_out_done_task: task,
    check_out_tomorrow_task: task,
  }),
  /**
   * Without an end for longer than the rules allow (16 hours unless they say otherwise): it needs a
   * correction.
   */
  forgotten: z.boolean(),
  /** Still checked in; a shift whose end was proposed no longer is. */
  running: z.boolean(),
  /** Typed or corrected by somebody, not recorded at the moment. */
  by_hand: z.boolean(),
  /** The correction of this shift that waits for a decision. */
  correction_id: id().nullable(),
  is_working: z.boolean(),
  /** Revision of this entry for If-Match. */
  revision: z.number(),
  stream: z.string(),
})

export type Attendance = z.output<typeof attendance>

export const dayTypes = ['weekend', 'holiday', 'leave'] as const

/**
 * Too little rest since the day before, more work than the daily limit, a check-out that was
 * forgotten.
 */
export const dayWarnings = ['short_rest', 'over_limit', 'forgotten'] as const

/** One calendar day; several reasons not to work count as the first of holiday, weekend, leave. */
export const attendanceDay = z.object({
  date: z.string(),
  type: z.enum(dayTypes).nullable(),
  /** Name of the holiday. */
  name: z.string().nullable(),
  is_working: z.boolean(),
  /**
   * Presence and worked time in seconds, on the day that the shift starts: worked + breaks_unpaid +
   * rule_unpaid = presence.
   */
  presence: z.number(),
  worked: z.number(),
  tracked: z.number(),
  /**
   * Seconds that somebody paid by the hour is paid for without working: paid leave at its percent,
   * and holidays.
   */
  paid_leave: z.number(),
  paid_holiday: z.number(),
  /** Typed breaks. */
  breaks_unpaid: z.number(),
  breaks_paid: z.number(),
  /** What the rule of that day counts as break beside those. */
  rule_unpaid: z.number(),
  rule_paid: z.number(),
  /** Seconds since the end of the day worked before; null where there is none or no shift. */
  rest: z.number().nullable(),
  warnings: z.array(z.enum(dayWarnings)),
  /**
   * Part of the day that is to be worked (1, 0.5 on a half holiday, 0 on days off), and that
   * approved leave takes.
   */
  due: z.number(),
  leave: z.number(),
})

export type AttendanceDay = z.output<typeof attendanceDay>

export const attendanceStats = z.object({
  working_days: z.number(),
  present: z.number(),
  /**
   * Working days up to yesterday without attendance, less what leave takes of them: half a day of
   * leave leaves half a day.
   */
  absent: z.number(),
  total_seconds: z.number(),
  /** For each day whose shifts have all ended. */
  average_seconds: z.number(),
  tracked_seconds: z.number(),
  average_tracked_seconds: z.number(),
  /** Of somebody paid by the hour; 0 for others. */
  paid_leave_seconds: z.number(),
  paid_holiday_seconds: z.number(),
  /** Days with a warning. */
  warnings: z.number(),
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
  /** Days with a warning. */
  warnings: z.number(),
})
