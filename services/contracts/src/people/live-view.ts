import * as z from 'zod'
import { id } from '../kernel/shapes'

/** What somebody does now. Told of those alone of whom one sees more than colleagues do. */
export const livePerson = z.object({
  id: id(),
  /**
   * The newest attendance; null for somebody who has never checked in. Without `out_at` they are
   * in, with `break_since` on a break.
   */
  last_attendance: z
    .object({
      date: z.string(),
      in_at: z.string(),
      out_at: z.string().nullable(),
      break_since: z.string().nullable(),
    })
    .nullable(),
  /** What the timer runs on; null while it does not. */
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
 * On the live channel: what these people do from now on. To admins and auditors, and of each to
 * their managers.
 */
export const employeesNow = z.object({ people: z.array(livePerson) })

export type EmployeesNow = z.output<typeof employeesNow>
