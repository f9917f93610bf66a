import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { id, one, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'

/** One step of a record's history, as people read it. */
export const historyEvent = z.object({
  id: id(),
  position: z.string(),
  revision: z.number(),
  type: z.string(),
  occurred_at: z.string(),
  recorded_at: z.string(),
  actor: z.object({ id: z.string(), name: z.string() }),
  impersonator: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** What changed, old → new, folded from the events before it. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})
export type HistoryEvent = z.output<typeof historyEvent>
export const streamHistory = z.object({
  stream: z.string(),
  revision: z.number(),
  events: z.array(historyEvent),
  /** The state as of `at` (default: now), folded by the domain's own evolve; money and days as in the events. */
  state: z.unknown(),
})

export const auditApi = area('audit', {
  stream: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/streams/{stream}',
    who: 'auditor',
    summary: 'History of one stream, and its state as of a revision',
    params: z.object({ ws: idOf('workspaces'), stream: characters(200) }),
    query: z.object({ at: wholeNumber().min(0).optional(), subject: id().optional() }),
    response: one(streamHistory),
  }),
  history: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/history/{stream}',
    who: 'member',
    summary: 'History panel of a record the caller may read',
    params: z.object({ ws: idOf('workspaces'), stream: characters(200) }),
    query: z.object({ subject: id().optional() }),
    response: one(streamHistory.omit({ state: true })),
  }),
})
