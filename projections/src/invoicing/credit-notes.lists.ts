import * as declared from '@workledger/contracts/invoicing/credit-notes.lists'
import { readList } from '../kernel/list-resource'
import { clientName } from './invoicing.sql'

export const creditNotesList = readList(declared.creditNotesList, {
  from: (db, { workspace }) =>
    db
      .selectFrom('credit_notes as n')
      .leftJoin('invoices as i', 'i.id', 'n.invoice_id')
      .leftJoin('clients as c', 'c.id', 'n.client_id')
      .where('n.workspace_id', '=', workspace),
  sql: {
    id: 'n.id',
    credit_note_number: 'n.credit_note_number',
    client_id: 'n.client_id',
    client: clientName,
    client_email: 'c.contact_email',
    invoice_id: 'n.invoice_id',
    invoice_number: 'i.invoice_number',
    credited_on: 'n.credited_on',
    reason: `(select said ->> 'reason' from jsonb_array_elements(i.credit_notes) as said where said ->> 'id' = n.id::text)`,
    currency: 'n.currency',
    amount: 'n.amount',
    emailed_at: 'n.emailed_at',
    stream: `'invoice-' || n.invoice_id`,
    updated_at: 'n.updated_at',
  },
})
