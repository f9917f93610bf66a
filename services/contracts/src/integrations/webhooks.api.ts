import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { publicEventShape } from '../kernel/public-body'
import { idOf, workspaceParams } from '../kernel/record'
import { id, one, optionalText, text } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { MOST_WEBHOOK_TYPES } from './bounds'
import { webAddress } from './web-address'
import {
  webhookDeliveriesList,
  webhookDeliveryStates,
  webhookFaults,
  webhooksList,
} from './webhooks.lists'

const again = {
  current_password: characters(200).min(1, { error: 'access.current_password_missing' }),
}

const types = z
  .array(z.string().regex(/^[a-z_]+\.[a-z_]+$/, { error: 'field.options' }))
  .max(MOST_WEBHOOK_TYPES, { error: 'field.most' })
  .transform((all) => [...new Set(all)])

export const webhookBody = z.object({
  ...again,
  name: text('webhook.name', 100),
  url: webAddress,
  /** Names of public events; none: all. */
  types: types.default([]),
  /** What it is for, for other admins. */
  description: optionalText(500),
  /** The service account with whose rights it reads, besides the caller's. */
  account_id: id().nullable().default(null),
})

export const webhookChange = z.object({
  name: text('webhook.name', 100).optional(),
  types: types.optional(),
  description: optionalText(500),
  /** Needs `current_password`. */
  url: webAddress.optional(),
  current_password: characters(200).optional(),
})

const params = z.object({ ws: idOf('workspaces'), id: idOf('webhooks') })
const deliveryParams = z.object({ ws: idOf('workspaces'), id: idOf('webhooks.deliveries') })
const confirmationErrors = ['access.impersonating', 'access.current_password']

const headers = z.record(z.string(), z.string())

export const webhookAttempt = z.object({
  id: z.string(),
  at: z.string(),
  /** As sent; the body is that of `…/request`. */
  request_headers: headers,
  answer_status: z.number().nullable(),
  answer_headers: headers.nullable(),
  /** The beginning of the answer. */
  answer: z.string().nullable(),
  fault: z.enum(webhookFaults).nullable(),
  /** Milliseconds until the answer. */
  took: z.number().nullable(),
})

export type WebhookAttempt = z.output<typeof webhookAttempt>

export const webhooksApi = area('integrations', {
  webhooks: listCall(webhooksList, {
    path: '/workspaces/{ws}/webhooks',
    summary: 'Endpoints to which public events are sent',
    params: workspaceParams,
  }),
  addWebhook: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/webhooks',
    who: 'admin',
    givesOnce: true,
    summary: 'Add an endpoint; the answer alone shows its signing secret',
    status: 201,
    params: workspaceParams,
    body: webhookBody,
    response: one(z.object({ id: id(), secret: z.string() })),
    errors: [...confirmationErrors, 'webhook.most', 'changes.type', 'webhook.private'],
  }),
  changeWebhook: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/webhooks/{id}',
    who: 'admin',
    summary: 'Change name, events or address of an endpoint',
    params,
    body: webhookChange,
    response: one(webhooksList.row),
    errors: [...confirmationErrors, 'changes.type', 'webhook.private'],
  }),
  rotateWebhookSecret: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/webhooks/{id}/secret',
    who: 'admin',
    givesOnce: true,
    summary: 'Give an endpoint a new secret; for a day deliveries carry both signatures',
    status: 200,
    params,
    body: z.object(again),
    response: one(z.object({ secret: z.string() })),
    errors: confirmationErrors,
  }),
  switchWebhookOff: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/webhooks/{id}/off',
    who: 'admin',
    summary: 'Send nothing to an endpoint until it is switched on again',
    params,
  }),
  switchWebhookOn: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/webhooks/{id}/on',
    who: 'admin',
    summary: 'Send to an endpoint again, from where it was switched off',
    params,
  }),
  removeWebhook: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/webhooks/{id}',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Remove an endpoint with its secret',
    params,
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/webhooks/{id}/test',
    who: 'admin',
    summary: 'Send a test event to an endpoint',
    status: 201,
    params,
    response: one(z.object({ id: id() })),
    errors: ['webhook.off'],
  }),
  webhookDeliveries: listCall(webhookDeliveriesList, {
    path: '/workspaces/{ws}/webhook-deliveries',
    summary: 'Deliveries of the last 30 days with the answers of their receivers',
    params: workspaceParams,
    filters: {
      webhook_id: id().optional(),
      state: z.enum(webhookDeliveryStates, { error: 'field.options' }).optional(),
      /** Name of a public event, such as `leave.approved`. */
      type: characters(60).optional(),
    },
  }),
  webhookRequest: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/webhook-deliveries/{id}/request',
    who: 'admin',
    summary: 'The public event of a delivery, without data that was erased since',
    params: deliveryParams,
    response: one(publicEventShape),
  }),
  webhookAttempts: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/webhook-deliveries/{id}/attempts',
    who: 'admin',
    summary: 'The last 50 attempts of a delivery, with headers and answers, newest first',
    params: deliveryParams,
    response: z.object({ data: z.array(webhookAttempt) }),
  }),
  resendWebhook: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/webhook-deliveries/{id}/resend',
    who: 'admin',
    summary: 'Send a delivery again',
    params: deliveryParams,
    errors: ['webhook.off'],
  }),
})
