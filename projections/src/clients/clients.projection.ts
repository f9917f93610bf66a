import { clientEvents as e } from '@workledger/contracts/clients/clients.events'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { at, change, on, projection, said } from '../kernel/projection'
import { type Column, col, table } from '../kernel/table'

const language: Column<ShippedLanguage | null> = { sql: 'text', nullable: true }

export const clients = table(
  'clients',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    contact_name: col.maybe.text,
    contact_email: col.maybe.text,
    contact_phone: col.maybe.text,
    address: col.maybe.text,
    postcode: col.maybe.text,
    city: col.maybe.text,
    country: col.maybe.text,
    vat_id: col.maybe.text,
    registration_number: col.maybe.text,
    buyer_reference: col.maybe.text,
    language,
    hrate: col.maybe.numeric,
    created_at: col.instant,
    revision: col.revision,
  },
  { counted: true, followed: true, indexes: ['workspace_id, name'] },
)

const clientIdOf = (event: { data: { client_id: string } }) => event.data.client_id

export const clientsProjection = projection('clients', {
  version: 4,
  tables: [clients],
  steps: [
    on(e.ClientAdded, clients, clientIdOf, (_, event) => {
      const { client_id, ...data } = event.data
      return { id: client_id, workspace_id: event.workspace, ...data, created_at: at(event) }
    }),
    change(e.ClientChanged, clients, clientIdOf, ({ data: { client_id: _, ...data } }) =>
      said(data),
    ),
    on(e.ClientDeleted, clients, clientIdOf, () => null),
  ],
})
