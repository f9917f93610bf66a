import * as z from 'zod'
import { id } from '../kernel/shapes'
import { shiftBreak } from './attendance.lists'

/** Half the way around the earth in metres, beyond which no accuracy means anything. */
const FARTHEST = 20_040_000

const decimalText = z
  .string({ error: 'field.numeric' })
  .regex(/^\s*-?\d{1,9}(\.\d{1,30})?\s*$/, { error: 'field.numeric' })
  .transform(Number)

const numeric = z.union([z.number(), decimalText], { error: 'field.numeric' })

/** Degrees as a number or its text; `null`, `true` and blank are none. */
export const degrees = (most: number) => numeric.pipe(z.number().min(-most).max(most))

/** A position that a device reports; without an accuracy it counts as exact. */
export const reportedPosition = z
  .object({
    lat: degrees(90),
    long: degrees(180),
    accuracy: numeric.pipe(z.number().min(0).max(FARTHEST)).optional(),
  })
  .nullable()

/** A position to about 100 m, for the person alone, until its days are over. */
const location = z.object({ lat: z.number(), long: z.number() }).nullable()

/** The name of a place of the company; null without one. */
const place = z.string().nullable()

export const task = z.string().nullable()

export const attendance = z.object({
  id: id(),
  employee_id: id(),
  employee_attendance_id: id(),
  /** Local day of the shift; an overnight one belongs to the day of its start. */
  date: z.string(),
  in_at: z.string(),
  out_at: z.string().nullable(),
  /** Time zone at check-in. */
  zone: z.string(),
  /** From check-in to check-out of an ended shift, including breaks. */
  seconds: z.number().nullable(),
  breaks: z.array(shiftBreak),
  /** Start of the running break; null without one. */
  break_since: z.string().nullable(),
  in_location: location,
  out_location: location,
  in_place: place,
  out_place: place,
  attendance_task: z.object({
    check_in_task: task,
    check_out_done_task: task,
    check_out_tomorrow_task: task,
  }),
  /** Open longer than the rules allow (16 hours by default), so it needs a correction. */
  forgotten: z.boolean(),
  /** Still checked in; a proposed end stops it. */
  running: z.boolean(),
  /** Typed or corrected, not recorded live. */
  by_hand: z.boolean(),
  /** The pending correction of this shift. */
  correction_id: id().nullable(),
  is_working: z.boolean(),
  /** Revision of this entry for If-Match. */
  revision: z.number(),
  stream: z.string(),
})

export type Attendance = z.output<typeof attendance>

export const dayTypes = ['weekend', 'holiday', 'leave'] as const

/** Too little rest since the previous day, work above the daily limit, a forgotten check-out. */
export const dayWarnings = ['short_rest', 'over_limit', 'forgotten'] as const

/**
 * One calendar day; of several reasons against work the first of holiday, weekend, leave counts.
 */
export const attendanceDay = z.object({
  date: z.string(),
  type: z.enum(dayTypes).nullable(),
  /** Name of the holiday. */
  name: z.string().nullable(),
  is_working: z.boolean(),
  /**
   * Presence and worked time in seconds, on the day of the shift's start: worked + breaks_unpaid +
   * rule_unpaid = presence.
   */
  presence: z.number(),
  worked: z.number(),
  tracked: z.number(),
  /** Paid seconds without work of an hourly worker: paid leave at its percent, and holidays. */
  paid_leave: z.number(),
  paid_holiday: z.number(),
  /** Typed breaks. */
  breaks_unpaid: z.number(),
  breaks_paid: z.number(),
  /** Further break by that day's rule. */
  rule_unpaid: z.number(),
  rule_paid: z.number(),
  /** Seconds since the end of the previous day worked; null without one or without a shift. */
  rest: z.number().nullable(),
  warnings: z.array(z.enum(dayWarnings)),
  /**
   * Part of the day to be worked (1, 0.5 on a half holiday, 0 on days off), and the part on
   * approved leave.
   */
  due: z.number(),
  leave: z.number(),
})

export type AttendanceDay = z.output<typeof attendanceDay>

export const attendanceStats = z.object({
  working_days: z.number(),
  present: z.number(),
  /**
   * Working days up to yesterday without attendance, less leave: half a day of leave leaves half a
   * day.
   */
  absent: z.number(),
  total_seconds: z.number(),
  /** Average over days with ended shifts only. */
  average_seconds: z.number(),
  tracked_seconds: z.number(),
  average_tracked_seconds: z.number(),
  /** Of hourly workers; 0 for others. */
  paid_leave_seconds: z.number(),
  paid_holiday_seconds: z.number(),
  /** Days with a warning. */
  warnings: z.number(),
})

export const yearlyRow = z.object({
  /** 1 to 12. */
  month: z.number(),
  working_days: z.number(),
  /** Those up to yesterday, and today after a check-in or on leave. */
  working_days_so_far: z.number(),
  /** Working days with a shift. */
  attendance: z.number(),
  /** Other days with a shift, such as a Saturday. */
  days_off_worked: z.number(),
  absent: z.number(),
  /** Working days of approved leaves, including halves. */
  leaves_applied: z.number(),
  holidays: z.number(),
  worked: z.number(),
  /** Days with a warning. */
  warnings: z.number(),
})
