import * as z from 'zod'
import { id } from './shapes'

/** A public event, in the feed and in webhooks. `data` has the schema of its type and version. */
export const publicEventShape = z.object({
  id: id(),
  type: z.string(),
  version: z.number().int(),
  /** When it happened, ISO 8601 in UTC. */
  timestamp: z.string(),
  workspace_id: id(),
  record: z.object({ kind: z.string(), id: id() }),
  /** The employee whom it concerns. */
  person_id: id().nullable(),
  data: z.record(z.string(), z.unknown()),
})

export type PublicEventBody = z.output<typeof publicEventShape>
