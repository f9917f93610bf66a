import * as z from 'zod'
import { shippedLanguages } from '../kernel/area-words'
import { event } from '../kernel/event'
import { amount, id, personal, plain } from '../kernel/event-fields'

/** The contact is a person, known under the client's own id. */
const clientsSubject = 'client_id'

const client = { client_id: id() }

const clientsDetails = {
  name: plain(),
  contact_name: personal(plain().nullable()),
  contact_email: personal(plain().nullable()),
  contact_phone: personal(plain().nullable()),
  /** The company's address, printed on its invoices. */
  address: plain(1000).nullable(),
  postcode: plain(20).nullable(),
  city: plain(120).nullable(),
  country: plain(2).nullable(),
  vat_id: plain(20).nullable(),
  registration_number: plain(60).nullable(),
  /** The reference that the client expects on its invoices. */
  buyer_reference: plain(100).nullable(),
  /** Of its documents and mails; null: the company's. */
  language: z.enum(shippedLanguages).nullable(),
  /** Hourly, in the workspace's currency. */
  hrate: amount().nullable(),
}

/** Stream `client-{id}`. */
export const clientEvents = {
  ClientAdded: event('ClientAdded', {
    v: 2,
    subject: clientsSubject,
    data: z.object({ ...client, ...clientsDetails }),
    upcast: { 1: (data) => ({ ...data, language: null }) },
  }),
  ClientChanged: event('ClientChanged', {
    v: 2,
    subject: clientsSubject,
    data: z.object({ ...client, ...z.object(clientsDetails).partial().shape }),
    upcast: { 1: (data) => data },
  }),
  ClientDeleted: event('ClientDeleted', { v: 1, subject: clientsSubject, data: z.object(client) }),
}
