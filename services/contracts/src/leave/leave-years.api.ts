import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { one, wholeNumber } from '../kernel/shapes'

/** Totals of a year over all employees; decimal strings of days. */
const closedYear = z.object({
  year: z.number(),
  /** Number of people for whom it is closed, and for whom it is pending. */
  closed: z.number(),
  waiting: z.number(),
  /** Unused days carried over, overdrawn days charged to the next year, and unused days lost. */
  carried: z.string(),
  overdrawn: z.string(),
  lost: z.string(),
  /** Null before the first close. */
  first_closed_at: z.string().nullable(),
  last_closed_at: z.string().nullable(),
})

/**
 * The year close: records grants, and carries unused days over or drops them. It runs
 * automatically.
 */
export const leaveYearsApi = area('leave', 'manage_time_off', {
  leaveYears: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/leaves/years',
    who: 'admin',
    costly: 'rows',
    summary:
      'Closed years of leave, with days carried over and lost, and the number of pending employees',
    params: z.object({ ws: idOf('workspaces') }),
    response: one(z.array(closedYear)),
  }),
  closeLeaveYear: endpoint({
    method: 'POST',
    path: '/employees/{id}/leave-years/{year}/close',
    who: 'admin',
    summary: "Close an employee's pending year, or close it again by the current facts",
    status: 200,
    params: z.object({ id: idOf('employees'), year: wholeNumber().min(1900).max(2200) }),
    response: one(z.object({ year: z.number(), carried: z.string(), lost: z.string() })),
    errors: [
      'leave.year_not_over',
      'leave.year_as_closed',
      'leave.before_ledger',
      'leave.days_taken',
    ],
  }),
})
