import * as z from 'zod'
import { shippedLanguages } from '../kernel/area-words'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

/** Contacts, address and rate: only for managers of projects or invoices. */
export const clientsList = defineList({
  name: 'clients',
  label: 'Clients',
  who: 'member',
  permission: 'manage_invoices',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    contact_name: column.text({ searchable: true, close: true, nullable: true }),
    contact_email: column.text({ searchable: true, close: true, nullable: true }),
    contact_phone: column.text({ close: true, nullable: true }),
    address: column.text({ close: true, nullable: true }),
    postcode: column.text({ close: true, nullable: true }),
    city: column.text({ close: true, nullable: true }),
    country: column.text({ close: true, nullable: true }),
    vat_id: column.text({ close: true, nullable: true }),
    registration_number: column.text({ close: true, nullable: true }),
    buyer_reference: column.text({ close: true, nullable: true }),
    language: column.of('text', z.enum(shippedLanguages), { close: true, nullable: true }),
    hrate: column.money({ close: true, nullable: true }),
    created_at: column.instant(),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  relevanceColumn: 'name',
  sort: 'name',
})

export type Client = RowOf<typeof clientsList>
