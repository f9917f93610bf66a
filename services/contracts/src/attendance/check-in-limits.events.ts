import * as z from 'zod'
import { event } from '../kernel/event'
import { count, id, plain } from '../kernel/event-fields'

/** Days for which positions are kept until a company sets others. */
export const DEFAULT_POSITION_DAYS = 30

/** From where people check in by themselves: stream `check-in-limits-{workspace}`. */
export const checkInLimitEvents = {
  /** Addresses and networks in CIDR notation, none: everywhere; `exempt`: people without a limit. */
  CheckInNetworksSet: event('CheckInNetworksSet', {
    v: 1,
    data: z.object({ workspace_id: id(), networks: z.array(plain(64)), exempt: z.array(id()) }),
  }),
  /**
   * Places in degrees with a radius in metres, none: no place is asked for. `position_days`: for how
   * long the vault keeps the position of a check-in.
   */
  CheckInPlacesSet: event('CheckInPlacesSet', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      places: z.array(
        z.object({ name: plain(120), lat: z.number(), long: z.number(), radius: count() }),
      ),
      position_days: count(),
    }),
  }),
}
