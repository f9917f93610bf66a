import * as z from 'zod'
import { event } from '../kernel/event'
import { id, instant, plain } from '../kernel/event-fields'

const webhook = { webhook_id: id() }

/** Why an endpoint gets nothing: by hand, after three days of failures, as it said 410, or as its maker left. */
export const offCauses = ['hand', 'failing', 'gone', 'rights'] as const

const details = {
  name: plain(100),
  /** Scheme, host and port. The whole address may have a key in it, so it is in the vault. */
  origin: plain(300),
  /** Names of public events; none: all. */
  types: z.array(plain(60)),
  /** What it is for, for other admins. */
  description: plain(500).nullable(),
}

/** An endpoint to which public events are sent: stream `webhook-{id}`. */
export const webhookEvents = {
  WebhookAdded: event('WebhookAdded', {
    v: 2,
    upcast: { 1: (data) => ({ ...data, description: null }) },
    data: z.object({
      ...webhook,
      ...details,
      /** The user beyond whose rights it never gets anything. */
      maker_id: id(),
      /** The service account whose rights narrow it too. */
      account_id: id().nullable(),
      /** Of its address and signing secrets in the vault. */
      secret_id: id(),
    }),
  }),
  WebhookChanged: event('WebhookChanged', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object({
      ...webhook,
      ...z.object(details).partial().shape,
      secret_id: id().optional(),
    }),
  }),
  /** Until then deliveries carry the signature of the former secret too. */
  WebhookSecretRotated: event('WebhookSecretRotated', {
    v: 1,
    data: z.object({ ...webhook, secret_id: id(), previous_until: instant() }),
  }),
  WebhookSwitchedOff: event('WebhookSwitchedOff', {
    v: 1,
    data: z.object({ ...webhook, because: z.enum(offCauses) }),
  }),
  WebhookSwitchedOn: event('WebhookSwitchedOn', { v: 1, data: z.object(webhook) }),
  WebhookRemoved: event('WebhookRemoved', {
    v: 1,
    data: z.object({ ...webhook, secret_id: id() }),
  }),
}
