import * as z from 'zod'
import { timeEntry } from '../time-tracking/time-tracking.api'

/** The live channel: Socket.IO on this path, with `auth: { token, workspace }` in the handshake. The server alone speaks. */
export const livePath = '/live'
export const liveHandshake = z.object({ token: z.string().min(1).max(200), workspace: z.uuid() })

/** What the server says, and to whom. */
export const liveMessages = {
  /** To every member of the workspace: areas whose lists have moved. Names only; the data is read as usual, with one's own rights. */
  changed: z.object({ resources: z.array(z.string()) }),
  /** To the employee alone: an entry of theirs, as the list shows it. */
  TimeEntryUpdated: z.object({ entry: timeEntry }),
}
export type LiveMessages = { [K in keyof typeof liveMessages]: z.output<(typeof liveMessages)[K]> }
