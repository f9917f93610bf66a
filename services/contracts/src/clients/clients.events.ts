import * as z from 'zod'
import { event, personal } from '../kernel/event'
import { id } from '../kernel/shapes'

/** The contact is a person, known under the client's own id. */
const subject = 'client_id'
const client = { client_id: id() }
const details = {
  name: z.string(),
  contact_name: personal(z.string().nullable()),
  contact_email: personal(z.string().nullable()),
  contact_phone: personal(z.string().nullable()),
  /** Of the company; stands on its invoices. */
  address: z.string().nullable(),
  /** Hourly rate, a decimal string in the workspace's currency. */
  hrate: z.string().nullable(),
}

/** Stream `client-{id}`. */
export const clientEvents = {
  ClientAdded: event('ClientAdded', { v: 1, subject, data: z.object({ ...client, ...details }) }),
  ClientChanged: event('ClientChanged', { v: 1, subject, data: z.object({ ...client, ...z.object(details).partial().shape }) }),
  ClientDeleted: event('ClientDeleted', { v: 1, subject, data: z.object(client) }),
}
