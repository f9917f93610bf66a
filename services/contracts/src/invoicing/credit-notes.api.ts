import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, created, day, decimal, done, id, onlyThese, optionalText } from '../kernel/shapes'
import { creditNotesList } from './credit-notes.lists'
import { addresseeBody } from './invoice-answer'

const invoiceId = z.object({ id: idOf('invoices') })
const creditNoteId = z.object({ id: idOf('invoices'), creditNoteId: idOf('invoices.credit-notes') })
const DATA = 'invoice.data'

export const creditBody = onlyThese({
  credited_on: day('field.select_date'),
  reason: optionalText(500),
  /** By default everything not credited yet. */
  items: z
    .array(
      z.object({
        id: id(),
        quantity: decimal(DATA).refine((quantity) => Number(quantity) !== 0, { error: DATA }),
      }),
    )
    .min(1, { error: 'invoice.credit_nothing' })
    .max(1000)
    .optional(),
  /** Mails it to the client. */
  send: bool().default(false),
})

export const creditNotesApi = area('invoicing', 'manage_invoices', {
  creditNotes: listCall(creditNotesList, {
    path: '/workspaces/{ws}/credit-notes',
    summary: 'Credit notes of all invoices, newest first',
    params: workspaceParams,
    filters: { client_id: id().optional(), invoice_id: id().optional() },
  }),
  creditInvoice: endpoint({
    method: 'POST',
    path: '/invoices/{id}/credit-notes',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Issue a credit note for an invoice or for some quantities of its items',
    status: 201,
    params: invoiceId,
    body: creditBody,
    response: created(),
    errors: [
      'invoice.credit_draft',
      'invoice.credited',
      'invoice.credit_most',
      'invoice.client_email',
    ],
  }),
  emailCreditNote: endpoint({
    method: 'POST',
    path: '/invoices/{id}/credit-notes/{creditNoteId}/email',
    who: 'admin',
    summary: 'Send a credit note to the client by mail, as a PDF',
    status: 200,
    params: creditNoteId,
    body: addresseeBody,
    response: done(),
    errors: ['invoice.client_email', 'invoice.email_changed'],
  }),
  creditNotePreview: endpoint({
    method: 'GET',
    path: '/invoices/{id}/credit-notes/{creditNoteId}/preview',
    who: 'admin',
    summary: 'A credit note as a page',
    params: creditNoteId,
    raw: 'html',
  }),
  creditNotePdf: endpoint({
    method: 'GET',
    path: '/invoices/{id}/credit-notes/{creditNoteId}/pdf',
    who: 'admin',
    summary: 'A credit note as a PDF',
    params: creditNoteId,
    raw: 'file',
  }),
})
