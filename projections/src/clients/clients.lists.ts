import { listResource } from '../kernel/list-resource'

export const clientsList = listResource({
  name: 'clients',
  label: 'Clients',
  who: 'member',
  permission: 'manage_invoices',
  from: (db, { workspace }) => db.selectFrom('clients as c').where('c.workspace_id', '=', workspace),
  columns: {
    id: { label: 'Id', sql: 'c.id', type: 'uuid' },
    name: { label: 'Name', sql: 'c.name', type: 'text', searchable: true },
    contact_name: { label: 'Contact person', sql: 'c.contact_name', type: 'text', searchable: true, close: true },
    contact_email: { label: 'E-mail', sql: 'c.contact_email', type: 'text', searchable: true, close: true },
    contact_phone: { label: 'Phone', sql: 'c.contact_phone', type: 'text', close: true },
    address: { label: 'Address', sql: 'c.address', type: 'text', close: true },
    hrate: { label: 'Hourly rate', sql: 'c.hrate', type: 'money', close: true },
    created_at: { label: 'Created', sql: 'c.created_at', type: 'instant' },
    stream: { label: 'Stream', sql: `'client-' || c.id`, type: 'text', sortable: false, filterable: false, exported: false },
  },
  sort: 'name',
})
