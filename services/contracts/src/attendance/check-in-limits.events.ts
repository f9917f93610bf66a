import * as z from 'zod'
import { event } from '../kernel/event'
import { id, plain } from '../kernel/event-fields'

/** From where people check in by themselves: stream `check-in-limits-{workspace}`. */
export const checkInLimitEvents = {
  /** Addresses and networks in CIDR notation, none: everywhere; `exempt`: people without a limit. */
  CheckInNetworksSet: event('CheckInNetworksSet', {
    v: 1,
    data: z.object({ workspace_id: id(), networks: z.array(plain(64)), exempt: z.array(id()) }),
  }),
}
