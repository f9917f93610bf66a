import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { id, list, listQuery, one } from '../kernel/shapes'
import { deliveryPlaces } from './operations.events'

export const deliveryStatuses = ['intended', 'sent', 'failed', 'unknown'] as const
export const delivery = z.object({
  id: id(),
  kind: z.string(),
  template: z.string(),
  person_id: id(),
  /** Empty once the person was erased. */
  to: z.string(),
  /** unknown: a mail server was asked and nobody knows whether it took the message. */
  status: z.enum(deliveryStatuses),
  where: z.enum(deliveryPlaces).nullable(),
  message_id: z.string().nullable(),
  reason: z.string().nullable(),
  attempts: z.number(),
  created_at: z.string(),
  settled_at: z.string().nullable(),
  stream: z.string(),
})
export type Delivery = z.output<typeof delivery>

export const operationsApi = area('operations', {
  deliveries: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/operations/deliveries',
    who: 'admin',
    summary: 'Messages that the workspace sent, and what became of them',
    params: z.object({ ws: idOf('workspaces') }),
    query: z.object({ ...listQuery(), status: z.enum(deliveryStatuses).optional() }),
    response: list(delivery),
  }),
  resendDelivery: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/operations/deliveries/{id}/resend',
    who: 'admin',
    summary: 'Send a failed or unknown message again, with the same Message-ID',
    status: 200,
    params: z.object({ ws: idOf('workspaces'), id: idOf('deliveries') }),
    response: one(delivery),
    errors: ['operations.delivered', 'operations.under_way'],
  }),
})
