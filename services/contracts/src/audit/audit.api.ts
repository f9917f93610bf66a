import * as z from 'zod'
import { downloadKey, downloadLink } from '../kernel/download-link'
import { area, endpoint } from '../kernel/endpoint'
import { findingKinds } from '../kernel/log-findings'
import { idOf } from '../kernel/record'
import { day, fileLanguage, id, one, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'

/** One step of a record's history in readable form. */
export const historyEvent = z.object({
  id: id(),
  position: z.string(),
  revision: z.number(),
  type: z.string(),
  occurred_at: z.string(),
  recorded_at: z.string(),
  actor: z.object({ id: z.string(), name: z.string() }),
  /** The admin behind a sign-in-as session, or the holder of a service account's token. */
  impersonator: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The API token by which it was done. */
  token: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Changes, old → new, folded from the earlier events. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  /**
   * For auditors: the effective date, if the event has one. `occurred_at` is when it became known.
   */
  effective_on: z.string().nullable().optional(),
  /** For auditors: what the approver saw, stored with the approval. */
  saw: z.unknown().optional(),
})

export type HistoryEvent = z.output<typeof historyEvent>

/** The record of a stream, for auditors. */
export const auditedRecord = z.object({
  category: z.string(),
  area: z.string(),
  /** Its employee, if it has one. */
  employee: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Known names of the ids in this answer. */
  names: z.record(z.string(), z.string()),
  first: z.object({ position: z.string(), occurred_at: z.string() }),
  last: z.object({ position: z.string(), occurred_at: z.string() }),
  /** For a pay run with `at`: its entries at that time, the first five hundred. */
  entries: z
    .object({
      currency: z.string(),
      total: z.number(),
      rows: z.array(
        z.object({
          id: z.string(),
          employee_id: z.string(),
          should_pay: z.boolean(),
          pay: z
            .object({
              basic_pay: z.string(),
              allowances: z.string(),
              deductions: z.string(),
              gross_pay: z.string(),
              net_pay: z.string(),
            })
            .nullable(),
        }),
      ),
    })
    .nullable(),
})

export type AuditedRecord = z.output<typeof auditedRecord>

export const streamHistory = z.object({
  stream: z.string(),
  revision: z.number(),
  /** Pages are newest first; within a page events are oldest first. */
  events: z.array(historyEvent),
  /** `before` of the page with earlier events; null if there are none. */
  earlier: z.number().nullable(),
  /**
   * The state as of `at`, if requested: folded by the domain's own evolve, with money and days as
   * in the events.
   */
  state: z.unknown().optional(),
  /**
   * The state was cut to the newest hundred of each list and two thousand values in all. `subject`
   * selects one item.
   */
  state_cut: z.boolean().optional(),
})

/**
 * The state of the log's chain for one workspace: positions are of the whole log, everything else
 * is the workspace's own.
 */
export const logVerdict = z.object({
  intact: z.boolean(),
  /** Number of the workspace's verified events. */
  events: z.number(),
  /** The last verified event, of any workspace; `hash` in hexadecimal. */
  head: z.object({ position: z.string(), hash: z.string() }),
  /** Number of unverified events after `head`: this call reads for at most five seconds. */
  behind: z.number(),
  /** When the log's end was reached, and when the verification began. */
  verified_at: z.string(),
  since: z.string(),
  /** Number of external heads that the log was compared with. */
  anchors: z.number(),
  /** The first signed event; null if no event is signed. */
  signed_since: z.string().nullable(),
  /** Sorted by position, the first hundred. */
  findings: z.array(
    z.object({
      kind: z.enum(findingKinds),
      position: z.string(),
      /** The event belongs to the workspace; null if its workspace is unknown. */
      own: z.boolean().nullable(),
      explanation: z.string(),
      /** When and why an operator accepted it; null if not accepted. */
      accepted: z.object({ at: z.string(), reason: z.string() }).nullable(),
    }),
  ),
  findings_total: z.number(),
  /** The log takes no writes because of the findings. */
  read_only: z.boolean(),
})

export type LogVerdict = z.output<typeof logVerdict>

export const evidenceScopes = ['payrun', 'leaves', 'invoice', 'period'] as const

export type EvidenceScope = (typeof evidenceScopes)[number]

const evidenceScope = {
  scope: z.enum(evidenceScopes),
  /** The pay run, the employee of the leaves, or the invoice. */
  id: id().optional(),
  /** Of a period: first and last day on which events were recorded, in UTC. */
  from: day().optional(),
  to: day().optional(),
  /** Of the page `index.html`; by default that of `Accept-Language`. */
  language: fileLanguage(),
}

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
    costly: 'rows',
    summary:
      'History of one stream by page from the newest event, and with `at` its state as of a revision',
    params: z.object({ ws: idOf('workspaces'), stream: characters(200) }),
    query: z.object({ at: wholeNumber().min(0).optional(), ...paging }),
    response: one(streamHistory.extend({ record: auditedRecord })),
  }),
  verifyLog: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/verify',
    who: 'auditor',
    costly: 'rows',
    summary: 'Verify the chain of the event log up to its current end',
    params: z.object({ ws: idOf('workspaces') }),
    response: one(logVerdict),
    errors: ['log.unverified'],
  }),
  evidenceLink: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/evidence/link',
    who: 'auditor',
    summary: 'A link to an evidence pack for a browser, valid once; refused if the pack would be',
    params: z.object({ ws: idOf('workspaces') }),
    query: z.object(evidenceScope),
    response: downloadLink,
    errors: ['evidence.too_many', 'evidence.busy', 'log.unverified'],
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/evidence',
    who: 'auditor',
    byLink: true,
    summary:
      'An evidence pack (ZIP): events with all inputs of their hashes, schemas, anchors, documents, and a verifier that runs without this server',
    params: z.object({ ws: idOf('workspaces') }),
    query: z.object({ ...evidenceScope, ...downloadKey }),
    raw: 'file',
    errors: ['evidence.too_many', 'evidence.busy', 'log.unverified', 'link.expired'],
  }),
  installationHistory: endpoint({
    method: 'GET',
    path: '/operations/history/{stream}',
    who: 'operator',
    costly: 'rows',
    summary: 'History panel of a record that belongs to no workspace, such as an announcement',
    params: z.object({ stream: characters(200) }),
    query: z.object(paging),
    response: one(streamHistory),
  }),
  history: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/history/{stream}',
    who: 'member',
    costly: 'rows',
    summary: 'History panel of a record that the caller may read, by page from the newest event',
    params: z.object({ ws: idOf('workspaces'), stream: characters(200) }),
    query: z.object(paging),
    response: one(streamHistory.omit({ state: true, state_cut: true })),
  }),
})
