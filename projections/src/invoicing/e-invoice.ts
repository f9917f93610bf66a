import { type EInvoiceOf, eInvoiceOf } from '@workledger/domain/invoicing/einvoice/einvoice'
import type { InvoiceRow } from './invoicing.queries'

/** Converts an issued invoice to an e-invoice, or names what it lacks; undefined for a draft. */
export const eInvoiceOfRow = ({
  state,
  invoice_number,
  document,
  paid,
}: InvoiceRow): EInvoiceOf | undefined =>
  state === 'issued' && document && invoice_number !== null
    ? eInvoiceOf({ kind: 'invoice', number: invoice_number, document, paid, preceding: null })
    : undefined

/** Converts a credit note likewise; undefined until it is numbered. */
export function eCreditNoteOfRow(
  { invoice_number, invoice_date, credit_notes }: InvoiceRow,
  id: string,
): EInvoiceOf | undefined {
  const note = credit_notes.find((each) => each.id === id)
  if (!note?.number || invoice_number === null) return undefined
  const preceding = { number: invoice_number, issued: invoice_date }

  return eInvoiceOf({
    kind: 'credit-note',
    number: note.number,
    document: note.document,
    paid: '0',
    preceding,
  })
}
