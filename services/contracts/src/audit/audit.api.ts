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
  /** A page of them, the newest first page; within a page oldest first. */
  events: z.array(historyEvent),
  /** `before` of the page with earlier events; null when there are none. */
  earlier: z.number().nullable(),
  /** The state as of `at`, when that is asked for: folded by the domain's own evolve; money and days as in the events. */
  state: z.unknown().optional(),
  /** The state is longer: it holds the newest hundred of each list, two thousand values in all. `subject` asks for one of many. */
  state_cut: z.boolean().optional(),
})

const paging = {
  subject: id().optional(),
  /** Only events below this revision. */
  before: wholeNumber().min(0).optional(),
  per_page: wholeNumber().min(1).max(200).default(50),
}

export const auditApi = area('audit', {
  stream: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/streams/{stream}',
    who: 'auditor',
    summary: 'History of one stream, page by page from the newest event, and with `at` its state as of a revision',
    params: z.object({ ws: idOf('workspaces'), stream: characters(200) }),
    query: z.object({ at: wholeNumber().min(0).optional(), ...paging }),
    response: one(streamHistory),
  }),
  installationHistory: endpoint({
    method: 'GET',
    path: '/operations/history/{stream}',
    who: 'operator',
    summary: 'History panel of a record that belongs to no workspace, such as an announcement',
    params: z.object({ stream: characters(200) }),
    query: z.object(paging),
    response: one(streamHistory),
  }),
  history: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/history/{stream}',
    who: 'member',
    summary: 'History panel of a record the caller may read, page by page from the newest event',
    params: z.object({ ws: idOf('workspaces'), stream: characters(200) }),
    query: z.object(paging),
    response: one(streamHistory.omit({ state: true, state_cut: true })),
  }),
})
