import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

/** Contacts, address and rate: only to those who manage projects or invoices. */
export const clientsList = defineList({
  name: 'clients',
  label: 'Clients',
  who: 'member',
  permission: 'manage_invoices',
  columns: {
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    contact_name: column.text('Contact person', { searchable: true, close: true, nullable: true }),
    contact_email: column.text('E-mail', { searchable: true, close: true, nullable: true }),
    contact_phone: column.text('Phone', { close: true, nullable: true }),
    address: column.text('Address', { close: true, nullable: true }),
    postcode: column.text('Postcode', { close: true, nullable: true }),
    city: column.text('City', { close: true, nullable: true }),
    country: column.text('Country', { close: true, nullable: true }),
    vat_id: column.text('VAT id', { close: true, nullable: true }),
    registration_number: column.text('Registration number', { close: true, nullable: true }),
    buyer_reference: column.text('Buyer reference', { close: true, nullable: true }),
    hrate: column.money('Hourly rate', { close: true, nullable: true }),
    created_at: column.instant('Created'),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  called: 'name',
  sort: 'name',
})
export type Client = RowOf<typeof clientsList>
