import { invoiceEvents as e } from '@workledger/contracts/invoicing/invoicing.events'
import { at, change, on, projection } from '../kernel/projection'
import { col, type RowOf, table } from '../kernel/table'

/**
 * One row per credit note, for their list. An invoice's own credit notes are in its row too
 * (invoicing.projection.ts).
 */
export const creditNotes = table(
  'credit_notes',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    invoice_id: col.uuid,
    client_id: col.uuid,
    /** Null until it is numbered. */
    credit_note_number: col.maybe.text,
    credited_on: col.day,
    currency: col.text,
    amount: col.numeric,
    emailed_at: col.maybe.instant,
  },
  { counted: true, followed: true, indexes: ['workspace_id, credited_on desc'] },
)

const creditNoteIdOf = (event: { data: { credit_note_id: string } }) => event.data.credit_note_id

export const creditNotesProjection = projection('credit-notes', {
  version: 2,
  tables: [creditNotes],
  steps: [
    on(
      e.InvoiceCredited,
      creditNotes,
      creditNoteIdOf,
      (_, { workspace, data }): RowOf<typeof creditNotes> => ({
        id: data.credit_note_id,
        workspace_id: workspace,
        invoice_id: data.invoice_id,
        client_id: data.client_id,
        credit_note_number: null,
        credited_on: data.document.invoice_date,
        currency: data.document.currency,
        amount: data.document.total,
        emailed_at: null,
      }),
    ),
    change(e.CreditNoteIssued, creditNotes, creditNoteIdOf, ({ data }) => ({
      credit_note_number: data.credit_note_number,
    })),
    change(e.CreditNoteEmailRequested, creditNotes, creditNoteIdOf, (event) => ({
      emailed_at: at(event),
    })),
  ],
})
