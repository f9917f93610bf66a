import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { one, wordedShape } from '../kernel/shapes'

const params = z.object({ id: idOf('invoices') })
const creditNote = z.object({ id: idOf('invoices'), creditNoteId: idOf('invoices.credit-notes') })
const einvoiceErrors = ['einvoice.draft', 'einvoice.incomplete']

export const eInvoiceApi = area('invoicing', 'manage_invoices', {
  eInvoice: endpoint({
    method: 'GET',
    path: '/invoices/{id}/e-invoice',
    who: 'admin',
    summary:
      'Check whether an issued invoice can be an e-invoice of EN 16931, and list the missing data',
    params,
    response: one(z.object({ ready: z.boolean(), missing: z.array(z.object(wordedShape)) })),
    errors: ['einvoice.draft'],
  }),
  eInvoiceUbl: endpoint({
    method: 'GET',
    path: '/invoices/{id}/e-invoice/ubl',
    who: 'admin',
    summary: 'The e-invoice in UBL 2.1',
    params,
    raw: 'file',
    errors: einvoiceErrors,
  }),
  eInvoiceCii: endpoint({
    method: 'GET',
    path: '/invoices/{id}/e-invoice/cii',
    who: 'admin',
    summary: 'The e-invoice as Cross Industry Invoice, as embedded in the PDF (Factur-X)',
    params,
    raw: 'file',
    errors: einvoiceErrors,
  }),
  eCreditNoteUbl: endpoint({
    method: 'GET',
    path: '/invoices/{id}/credit-notes/{creditNoteId}/e-invoice/ubl',
    who: 'admin',
    summary: 'A credit note as e-invoice in UBL 2.1',
    params: creditNote,
    raw: 'file',
    errors: ['einvoice.incomplete'],
  }),
  eCreditNoteCii: endpoint({
    method: 'GET',
    path: '/invoices/{id}/credit-notes/{creditNoteId}/e-invoice/cii',
    who: 'admin',
    summary: 'A credit note as Cross Industry Invoice, as embedded in its PDF (Factur-X)',
    params: creditNote,
    raw: 'file',
    errors: ['einvoice.incomplete'],
  }),
})
