import * as declared from '@workledger/contracts/clients/clients.lists'
import { readList } from '../kernel/list-resource'

export const clientsList = readList(declared.clientsList, {
  from: (db, { workspace }) => db.selectFrom('clients as c').where('c.workspace_id', '=', workspace),
  sql: {
    id: 'c.id',
    name: 'c.name',
    contact_name: 'c.contact_name',
    contact_email: 'c.contact_email',
    contact_phone: 'c.contact_phone',
    address: 'c.address',
    postcode: 'c.postcode',
    city: 'c.city',
    country: 'c.country',
    vat_id: 'c.vat_id',
    registration_number: 'c.registration_number',
    buyer_reference: 'c.buyer_reference',
    hrate: 'c.hrate',
    created_at: 'c.created_at',
    updated_at: 'c.updated_at',
    stream: `'client-' || c.id`,
    revision: 'c.revision',
  },
})
