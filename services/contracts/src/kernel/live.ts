import * as z from 'zod'
import { MOST_AGE } from './live-path'

/**
 * `auth` of the handshake. `age`: milliseconds since the page began reading without the channel;
 * changes since then are sent at once.
 */
export const liveHandshake = z.object({
  token: z.string().min(1).max(200),
  workspace: z.uuid(),
  age: z.int().min(0).max(MOST_AGE).optional(),
})

/**
 * `changed`, to every member of a workspace: areas with changed lists. Names only; pages read the
 * data as usual, with their own rights.
 */
export const changed = z.object({ resources: z.array(z.string()) })

export type Changed = z.output<typeof changed>
