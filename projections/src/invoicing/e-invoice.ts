import { type EInvoiceOf, eInvoiceOf } from '@workledger/domain/invoicing/einvoice/einvoice'
import type { InvoiceRow } from './invoicing.queries'

/** An issued invoice as an e-invoice, or what it lacks for that; undefined for a draft. */
export const eInvoiceOfRow = ({ state, invoice_number, document, paid }: InvoiceRow): EInvoiceOf | undefined =>
  state === 'issued' && document && invoice_number !== null
    ? eInvoiceOf({ kind: 'invoice', number: invoice_number, document, paid, preceding: null })
    : undefined
