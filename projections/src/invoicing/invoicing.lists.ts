import { listResource } from '../kernel/list-resource'
import { clientName, daysOld, invoiceStatus } from './invoicing.sql'

export const invoicesList = listResource({
  name: 'invoices',
  label: 'Invoices',
  who: 'admin',
  permission: 'manage_invoices',
  from: (db, { workspace }) =>
    db
      .selectFrom('invoices as i')
      .innerJoin('workspaces as w', 'w.id', 'i.workspace_id')
      .leftJoin('clients as c', 'c.id', 'i.client_id')
      .where('i.workspace_id', '=', workspace),
  columns: {
    id: { label: 'Id', sql: 'i.id', type: 'uuid' },
    invoice_number: { label: 'Invoice #', sql: 'i.invoice_number', type: 'text', searchable: true },
    client_id: { label: 'Client id', sql: 'i.client_id', type: 'uuid' },
    client: { label: 'Client', sql: clientName, type: 'text', searchable: true },
    client_email: { label: 'Client e-mail', sql: 'c.contact_email', type: 'text', exported: false },
    invoice_date: { label: 'Issue Date', sql: 'i.invoice_date', type: 'day' },
    due_date: { label: 'Due Date', sql: 'i.due_date', type: 'day' },
    days_old: { label: 'Days Old', sql: daysOld, type: 'number' },
    currency: { label: 'Currency', sql: 'i.currency', type: 'text' },
    amount: { label: 'Total', sql: 'i.amount', type: 'money' },
    paid: { label: 'Paid', sql: 'i.paid', type: 'money' },
    balance: { label: 'Balance', sql: 'i.amount - i.paid', type: 'money' },
    invoice_status_id: { label: 'Status', sql: invoiceStatus, type: 'number' },
    emailed_at: { label: 'Sent', sql: 'i.emailed_at', type: 'instant' },
    created_at: { label: 'Created', sql: 'i.created_at', type: 'instant' },
    stream: { label: 'Stream', sql: `'invoice-' || i.id`, type: 'text', sortable: false, filterable: false, exported: false },
  },
  sort: '-invoice_date',
})
