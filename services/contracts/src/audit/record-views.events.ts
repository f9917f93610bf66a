import * as z from 'zod'
import { event } from '../kernel/event'
import { id, instant, plain } from '../kernel/event-fields'

/**
 * Auditors' views of a person's records: stream `record-views-{employee}`; at most once an hour for
 * the same viewer and area.
 */
export const recordViewEvents = {
  RecordViewed: event('RecordViewed', {
    v: 1,
    data: z.object({
      /** The viewed employee. */
      employee_id: id(),
      /** The auditor, as a user. */
      viewer_id: id(),
      /** Area of the record, such as `leave` or `payroll`. */
      area: plain(40),
      viewed_at: instant(),
    }),
  }),
}
