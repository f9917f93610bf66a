import * as z from 'zod'
import { event } from '../kernel/event'
import { count, id } from '../kernel/event-fields'
import { invoiceLine } from './invoicing.events'

const billedInvoiceRef = { client_id: id(), invoice_id: id() }

/** The tracked time of a client's projects on each invoice line: stream `billed-time-{client}`. */
export const billedTimeEvents = {
  /**
   * A process then adds the lines to the draft, or releases the time if the invoice refuses them.
   */
  TimeBilled: event('TimeBilled', {
    v: 1,
    data: z.object({
      ...billedInvoiceRef,
      lines: z.array(
        z.object({
          item_id: id(),
          ...invoiceLine,
          /** Seconds of each time entry, before rounding. */
          entries: z.record(id(), count()),
        }),
      ),
    }),
  }),
  /** The line was deleted, or credited in full, so its time can be billed again. */
  BilledTimeReleased: event('BilledTimeReleased', {
    v: 1,
    data: z.object({ ...billedInvoiceRef, item_id: id() }),
  }),
}
