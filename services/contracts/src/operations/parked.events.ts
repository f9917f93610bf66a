import * as z from 'zod'
import { event } from '../kernel/event'
import { id, plain } from '../kernel/event-fields'

/**
 * Operators' decisions on events that a reaction or process failed on: stream `parked-{event}`, in
 * the system workspace.
 */
export const parkedEvents = {
  ParkedEventRetried: event('ParkedEventRetried', {
    v: 1,
    data: z.object({ event_id: id(), reaction: plain(100) }),
  }),
}
