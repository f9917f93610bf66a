import * as z from 'zod'
import { event } from '../kernel/event'
import { id, plain } from '../kernel/event-fields'

/**
 * What operators decide about events that a reaction or a process could not handle: stream
 * `parked-{event}`, in the system workspace.
 */
export const parkedEvents = {
  ParkedEventRetried: event('ParkedEventRetried', {
    v: 1,
    data: z.object({ event_id: id(), reaction: plain(100) }),
  }),
}
