import * as z from 'zod'
import { event } from '../kernel/event'
import { id, instant, plain } from '../kernel/event-fields'

/**
 * What auditors opened of a person: stream `record-views-{employee}`; once an hour for the same
 * viewer and area at most.
 */
export const recordViewEvents = {
  RecordViewed: event('RecordViewed', {
    v: 1,
    data: z.object({
      /** Whose record it is. */
      employee_id: id(),
      /** The auditor, as a user. */
      viewer_id: id(),
      /** The area that the record belongs to, such as `leave` or `payroll`. */
      area: plain(40),
      viewed_at: instant(),
    }),
  }),
}
