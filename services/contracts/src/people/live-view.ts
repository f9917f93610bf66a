import * as z from 'zod'
import { id } from '../kernel/shapes'

/** A person's current activity, only for viewers who see more than colleagues do. */
export const livePerson = z.object({
  id: id(),
  /**
   * The newest attendance; null before the first check-in. Without `out_at` they are in, with
   * `break_since` on a break.
   */
  last_attendance: z
    .object({
      date: z.string(),
      in_at: z.string(),
      out_at: z.string().nullable(),
      break_since: z.string().nullable(),
    })
    .nullable(),
  /** The running time entry; null without one. */
  time_entry: z
    .object({
      start: z.string(),
      project_id: id().nullable(),
      project: z.string().nullable(),
      description: z.string().nullable(),
    })
    .nullable(),
})

export type LivePerson = z.output<typeof livePerson>

/**
 * On the live channel: these people's new activity. Sent to admins and auditors, and to each
 * person's managers.
 */
export const employeesNow = z.object({ people: z.array(livePerson) })

export type EmployeesNow = z.output<typeof employeesNow>
