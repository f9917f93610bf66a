import * as z from 'zod'
import { MOST_AGE } from './live-path'

/**
 * `auth` of the handshake. `age`: for how many milliseconds the page has been reading without the
 * channel; what moved meanwhile is told at once.
 */
export const liveHandshake = z.object({
  token: z.string().min(1).max(200),
  workspace: z.uuid(),
  age: z.int().min(0).max(MOST_AGE).optional(),
})

/**
 * `changed`, to every member of a workspace: areas whose lists have moved. Names only; the data is
 * read as usual, with one's own rights.
 */
export const changed = z.object({ resources: z.array(z.string()) })

export type Changed = z.output<typeof changed>
