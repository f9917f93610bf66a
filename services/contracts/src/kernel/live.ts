import * as z from 'zod'
import { MOST_AGE } from './live-path'

/**
 * `auth` of the handshake. `since`: the `X-Position` of the page's first answer; what changed after
 * it is sent at once. A page that knows no position sends its `age`, the milliseconds since it began
 * to read.
 */
export const liveHandshake = z.object({
  token: z.string().min(1).max(200),
  workspace: z.uuid(),
  since: z
    .string()
    // A position is a bigint; 18 digits never exceed one.
    .regex(/^\d{1,18}$/)
    .optional(),
  age: z.int().min(0).max(MOST_AGE).optional(),
})

/**
 * `changed`, to every member of a workspace: areas with changed lists. Names only; pages read the
 * data as usual, with their own rights.
 */
export const changed = z.object({ resources: z.array(z.string()) })

export type Changed = z.output<typeof changed>
