import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { findingKinds } from '../kernel/log-findings'
import { idOf } from '../kernel/record'
import { id, one, text } from '../kernel/shapes'
import { deliveryStatuses } from './delivery-statuses'
import { deliveriesList } from './operations.lists'

/** Why an operator removes an event from a projection's tables. */
const reason = text('field.say_why', 500).refine((said) => said === '' || said.length >= 3, {
  error: 'field.say_why',
})

const blockedPlace = z.object({
  projection: text('field.required', 100),
  stream: text('field.required', 200),
})

export const blockedStream = z.object({
  projection: z.string(),
  workspace: id(),
  stream: z.string(),
  /** The event that failed. */
  event: z
    .object({ id: id(), type: z.string(), revision: z.number(), position: z.string() })
    .nullable(),
  error: z.string(),
  /** Number of the stream's later events that wait for it. */
  waiting: z.number(),
  at: z.string(),
})

export type BlockedStream = z.output<typeof blockedStream>

const parked = z.object({
  reaction: z.string(),
  workspace: id(),
  event_id: id(),
  stream: z.string().nullable(),
  attempts: z.number(),
  error: z.string(),
  at: z.string(),
})

const mended = z.object({
  projection: z.string(),
  stream: z.string(),
  type: z.string(),
  error: z.string(),
  at: z.string(),
})

/** One workspace's operations for its admin. */
export const workspaceOperations = z.object({
  blocked: z.array(blockedStream),
  mended: z.array(mended),
  parked: z.array(parked),
  mail: z.object({
    intended: z.number(),
    sent: z.number(),
    outbox: z.number(),
    withheld: z.number(),
    failed: z.number(),
    unknown: z.number(),
  }),
  /** Read-only until an operator has examined the event log. */
  read_only: z.boolean(),
  /** May see and control the installation. */
  operator: z.boolean(),
})

export type WorkspaceOperations = z.output<typeof workspaceOperations>

export const rateSpans = ['15m', '1h', '24h'] as const

export const installation = z.object({
  at: z.string(),
  ready: z.boolean(),
  reason: z.string().nullable(),
  head: z.object({ position: z.number(), hash: z.string() }),
  /**
   * This process's last verification of the log's chain; null before the first. `at`: when it
   * reached the end; `since`: when it began.
   */
  verified: z
    .object({
      at: z.string(),
      since: z.string(),
      position: z.number(),
      events: z.number(),
      anchors: z.number(),
      findings: z.number(),
    })
    .nullable(),
  /** Why the log takes no writes: it was found changed. */
  alarm: z
    .object({
      raised_at: z.string(),
      sentence: z.string(),
      /** Sorted by position, the first hundred. */
      findings: z.array(
        z.object({
          kind: z.enum(findingKinds),
          position: z.string(),
          workspace: id().nullable(),
          explanation: z.string(),
        }),
      ),
      findings_total: z.number(),
    })
    .nullable(),
  rate: z.array(z.object({ at: z.string(), per_second: z.number() })),
  processes: z.array(
    z.object({
      id: id(),
      host: z.string(),
      pid: z.number(),
      roles: z.array(z.string()),
      version: z.string(),
      started_at: z.string(),
      seen_at: z.string(),
      alive: z.boolean(),
    }),
  ),
  projections: z.array(
    z.object({
      name: z.string(),
      position: z.number(),
      lag: z.number(),
      blocked: z.number(),
      mended: z.number(),
      /** Progress of its new tables during a rebuild. */
      rebuild: z
        .object({ position: z.number(), asked_at: z.string(), required: z.boolean() })
        .nullable(),
    }),
  ),
  blocked: z.array(blockedStream),
  parked: z.array(parked),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.number(),
      active: z.number(),
      delayed: z.number(),
      failed: z.number(),
    }),
  ),
  database: z.object({ bytes: z.number(), log: z.number(), tables: z.number(), jobs: z.number() }),
  sessions: z.object({ open: z.number(), people: z.number() }),
})

export type Installation = z.output<typeof installation>

export const operationsApi = area('operations', {
  workspaceOperations: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/operations',
    who: 'admin',
    summary: 'Blocked streams, parked jobs and mail of the workspace',
    params: z.object({ ws: idOf('workspaces') }),
    response: one(workspaceOperations),
  }),
  retryBlockedStream: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/operations/blocked-streams/retry',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Apply the missed events of a blocked stream',
    status: 200,
    params: z.object({ ws: idOf('workspaces') }),
    body: blockedPlace,
    response: one(workspaceOperations),
    errors: ['operations.not_blocked'],
  }),
  skipBlockedEvent: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/operations/blocked-streams/skip',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Skip the event that blocks a stream, with a recorded reason',
    status: 200,
    params: z.object({ ws: idOf('workspaces') }),
    body: blockedPlace.extend({ event_id: id(), reason }),
    response: one(workspaceOperations),
    errors: ['operations.not_blocked'],
  }),
  installation: endpoint({
    method: 'GET',
    path: '/operations/installation',
    who: 'operator',
    summary: 'Processes, log, projections, queues and database',
    query: z.object({ span: z.enum(rateSpans).default('15m') }),
    response: one(installation),
  }),
  rebuildProjection: endpoint({
    method: 'POST',
    path: '/operations/projections/rebuild',
    who: 'operator',
    summary: 'Rebuild the tables of one or all projections, while the live ones serve reads',
    status: 200,
    body: z.object({ name: text('field.required', 100).nullable() }),
    response: one(installation),
  }),
  cancelRebuild: endpoint({
    method: 'POST',
    path: '/operations/projections/cancel',
    who: 'operator',
    summary: 'Cancel a rebuild',
    status: 200,
    body: z.object({ name: text('field.required', 100) }),
    response: one(installation),
    errors: ['operations.rebuild_required'],
  }),
  retryAnyBlockedStream: endpoint({
    method: 'POST',
    path: '/operations/blocked-streams/retry',
    who: 'operator',
    summary: 'Apply the missed events of a blocked stream in any workspace',
    status: 200,
    body: blockedPlace.extend({ workspace: id() }),
    response: one(installation),
    errors: ['operations.not_blocked'],
  }),
  skipAnyBlockedEvent: endpoint({
    method: 'POST',
    path: '/operations/blocked-streams/skip',
    who: 'operator',
    summary: 'Skip the event that blocks a stream in any workspace',
    status: 200,
    body: blockedPlace.extend({ workspace: id(), event_id: id(), reason }),
    response: one(installation),
    errors: ['operations.not_blocked'],
  }),
  deliveries: listCall(deliveriesList, {
    path: '/workspaces/{ws}/operations/deliveries',
    summary: 'Messages that the workspace sent, and their outcomes',
    params: z.object({ ws: idOf('workspaces') }),
    filters: { status: z.enum(deliveryStatuses).optional() },
  }),
  resendDelivery: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/operations/deliveries/{id}/resend',
    who: 'admin',
    summary: 'Send a failed or unknown message again, with the same Message-ID',
    status: 200,
    params: z.object({ ws: idOf('workspaces'), id: idOf('deliveries') }),
    response: one(deliveriesList.row),
    errors: ['operations.delivered', 'operations.under_way', 'operations.withheld'],
  }),
})
