import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { offCauses } from './webhooks.events'

export const webhookStates = ['on', 'off'] as const

export const webhooksList = defineList({
  name: 'webhooks',
  label: 'Webhooks',
  who: 'admin',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    /** Scheme and host of its address. */
    origin: column.text({ searchable: true }),
    /** Names of public events; none: all. */
    types: column.json(z.array(z.string())),
    description: column.text({ searchable: true, nullable: true }),
    maker: column.text({ searchable: true, nullable: true }),
    account: column.text({ searchable: true, nullable: true }),
    state: column.of('text', z.enum(webhookStates)),
    off_because: column.of('text', z.enum(offCauses), { nullable: true }),
    created_at: column.instant(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'name',
  perPage: 25,
})

export type Webhook = RowOf<typeof webhooksList>

export const webhookDeliveryStates = ['waiting', 'sent', 'failed', 'dropped'] as const

/** Why a request got no answer. */
export const webhookFaults = ['address', 'private', 'unresolved', 'timeout', 'connection'] as const

export const webhookDeliveriesList = defineList({
  name: 'webhook-deliveries',
  label: 'Webhook deliveries',
  who: 'admin',
  columns: {
    id: column.uuid(),
    webhook_id: column.uuid(),
    /** Name of the endpoint. */
    webhook: column.text({ searchable: true, nullable: true }),
    event_id: column.uuid(),
    type: column.text({ searchable: true }),
    record_id: column.uuid(),
    state: column.of('text', z.enum(webhookDeliveryStates)),
    attempts: column.number(),
    created_at: column.instant(),
    attempted_at: column.instant({ nullable: true }),
    due_at: column.instant({ nullable: true }),
    /** HTTP status of the last answer. */
    answer_status: column.number({ nullable: true }),
    /** The beginning of the last answer. */
    answer: column.text({ nullable: true }),
    fault: column.of('text', z.enum(webhookFaults), { nullable: true }),
    /** Milliseconds until the last answer. */
    took: column.number({ nullable: true }),
  },
  sort: '-created_at',
  perPage: 25,
})

export type WebhookDelivery = RowOf<typeof webhookDeliveriesList>
