import { deliveryEvents as e } from '@workledger/contracts/operations/operations.events'
import { at, change, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

export const deliveries = table(
  'deliveries',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    kind: col.text,
    template: col.text,
    person_id: col.uuid,
    to: col.maybe.text,
    /** As the stream has it: intended, attempted, sent, failed, unknown. */
    state: col.text,
    where: col.maybe.text,
    message_id: col.maybe.text,
    reason: col.maybe.text,
    attempts: col.int,
    created_at: col.instant,
    attempted_at: col.maybe.instant,
    settled_at: col.maybe.instant,
  },
  { indexes: ['workspace_id, created_at desc', 'workspace_id, state'] },
)
const key = (event: { data: { delivery_id: string } }) => event.data.delivery_id

export const deliveriesProjection = projection('deliveries', {
  version: 1,
  tables: [deliveries],
  steps: [
    on(e.DeliveryIntended, deliveries, key, (_, event) => ({
      id: event.data.delivery_id,
      workspace_id: event.workspace,
      kind: event.data.kind,
      template: event.data.template,
      person_id: event.data.person_id,
      to: event.data.to,
      state: 'intended',
      where: null,
      message_id: null,
      reason: null,
      attempts: 0,
      created_at: at(event),
      attempted_at: null,
      settled_at: null,
    })),
    change(e.DeliveryAttempted, deliveries, key, (event, row) => ({
      state: 'attempted',
      attempts: row.attempts + 1,
      attempted_at: at(event),
      reason: null,
    })),
    change(e.DeliverySucceeded, deliveries, key, (event, row) => ({
      state: 'sent',
      where: event.data.where,
      message_id: event.data.message_id,
      attempts: Math.max(row.attempts, 1),
      reason: null,
      settled_at: at(event),
    })),
    change(e.DeliveryDeferred, deliveries, key, (event) => ({ state: 'intended', reason: event.data.reason })),
    change(e.DeliveryFailed, deliveries, key, (event) => ({ state: 'failed', reason: event.data.reason, settled_at: at(event) })),
    change(e.DeliveryLost, deliveries, key, (event) => ({ state: 'unknown', reason: event.data.reason, settled_at: at(event) })),
    change(e.DeliveryResent, deliveries, key, () => ({ state: 'intended', settled_at: null })),
  ],
})
