import * as z from 'zod'
import { bool, day, id, wholeNumber } from '../kernel/shapes'

const minutes = (most: number) => wholeNumber().min(1).max(most)

const clearableMinutes = () =>
  z.union([z.literal('').transform(() => null), z.null(), minutes(1440)])

const shiftMinutes = () =>
  wholeNumber()
    .min(60, { error: 'attendance.hours_limit' })
    .max(1440, { error: 'attendance.hours_limit' })

export const breakStep = z.object({
  /** Work in a day, without breaks. */
  after_minutes: wholeNumber().min(0).max(1439),
  /** Break of the whole day after that much work: 30, then 45 means 15 more. */
  minutes: minutes(480),
  paid: bool(),
})

const rising = (steps: readonly z.output<typeof breakStep>[]) =>
  steps.every(
    (step, n) =>
      n === 0 ||
      (step.after_minutes > steps[n - 1]!.after_minutes && step.minutes > steps[n - 1]!.minutes),
  )

export const attendanceRulesBody = z.object({
  /** Effective date, which may be in the past; replaces a version of the same day. */
  effective_on: day('field.select_date'),
  breaks: z.array(breakStep).max(4).refine(rising, { error: 'attendance.rules_rising' }),
  rest_minutes: clearableMinutes(),
  daily_minutes: clearableMinutes(),
  forgotten_minutes: shiftMinutes(),
  longest_minutes: shiftMinutes(),
})

export const attendanceRules = z.object({
  id: id(),
  effective_on: z.string(),
  breaks: z.array(z.object({ after_minutes: z.number(), minutes: z.number(), paid: z.boolean() })),
  rest_minutes: z.number().nullable(),
  daily_minutes: z.number().nullable(),
  forgotten_minutes: z.number(),
  longest_minutes: z.number(),
  revision: z.number(),
})

export type AttendanceRules = z.output<typeof attendanceRules>
