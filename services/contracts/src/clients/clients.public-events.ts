import { type PublicEvents, publicEvents } from '../kernel/public-event'
import { clientEvents } from './clients.events'

const area = { area: 'clients', permission: 'manage_invoices' } as const

const closeClientFields = [
  'contact_name',
  'contact_email',
  'contact_phone',
  'address',
  'postcode',
  'city',
  'country',
  'vat_id',
  'registration_number',
  'buyer_reference',
  'language',
  'hrate',
] as const

const clientFields = ['name', ...closeClientFields] as const

/** What other programs learn of the events of this area. */
export const clientsPublicEvents: readonly PublicEvents[] = [
  publicEvents(area, clientEvents, {
    ClientAdded: {
      name: 'client.added',
      v: 1,
      of: 'client',
      id: 'client_id',
      readers: 'members',
      data: clientFields,
      close: closeClientFields,
      says: 'A client was added.',
    },
    ClientChanged: {
      name: 'client.changed',
      v: 1,
      of: 'client',
      id: 'client_id',
      readers: 'members',
      data: clientFields,
      close: closeClientFields,
      says: 'A client changed; only changed fields are present.',
    },
    ClientDeleted: {
      name: 'client.deleted',
      v: 1,
      of: 'client',
      id: 'client_id',
      readers: 'members',
      data: [],
      says: 'A client was deleted.',
    },
  }),
]
