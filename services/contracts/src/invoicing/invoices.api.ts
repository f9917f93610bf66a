import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { created, done, id, one, wordedShape } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { addresseeBody, calculated, invoice, invoiceItem, invoiceRow } from './invoice-answer'
import {
  invoiceBody,
  invoiceCalculation,
  invoiceItemBody,
  invoiceItemChange,
  paymentBody,
  reversalBody,
} from './invoice-body'
import { invoicesList } from './invoicing.lists'

const inWorkspace = z.object({ ws: idOf('workspaces'), id: idOf('invoices') })
const invoiceId = z.object({ id: idOf('invoices') })
const itemId = z.object({ id: idOf('invoices'), itemId: idOf('invoices.items') })
const withKey = z.object({ key: characters(100).default('') })

const invoiceSums = z.object({
  currency: z.string(),
  outstanding: z.string(),
  overdue: z.string(),
  overdue_count: z.number(),
})

const paymentId = z.object({ id: idOf('invoices'), paymentId: idOf('invoices.payments') })

export const invoicesApi = area('invoicing', 'manage_invoices', {
  invoices: listCall(invoicesList, {
    path: '/workspaces/{ws}/invoices',
    summary: 'Invoices, newest first',
    params: workspaceParams,
    row: invoiceRow,
    filters: {
      invoice_number: invoicesList.filters.invoice_number,
      client_id: z.union([id(), z.literal('')]),
      status: z.union([invoicesList.filters.status, z.literal('')]),
    },
    nested: true,
  }),
  addInvoice: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/invoices',
    who: 'admin',
    summary: 'Draft an invoice; its items come next',
    status: 201,
    params: workspaceParams,
    body: invoiceBody,
    response: created(),
    errors: ['invoice.client_unknown'],
  }),
  changeInvoice: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/invoices/{id}',
    who: 'admin',
    summary: 'Change a draft',
    params: inWorkspace,
    body: invoiceBody.partial(),
    response: one(invoice),
    errors: ['invoice.issued', 'invoice.issuing', 'invoice.client_unknown', 'invoice.time_client'],
  }),
  deleteInvoice: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/invoices/{id}',
    who: 'admin',
    summary: 'Delete a draft',
    params: inWorkspace,
    errors: ['invoice.issued', 'invoice.issuing'],
  }),
  invoice: endpoint({
    method: 'GET',
    path: '/invoices/{id}',
    who: 'admin',
    summary: 'One invoice with its items and payments',
    params: invoiceId,
    response: one(invoice),
  }),
  invoiceItems: endpoint({
    method: 'GET',
    path: '/invoices/{id}/items',
    who: 'admin',
    summary: 'Items of an invoice',
    params: invoiceId,
    response: one(z.array(invoiceItem)),
  }),
  addInvoiceItem: endpoint({
    method: 'POST',
    path: '/invoices/{id}/items',
    who: 'admin',
    summary: 'Add an item to a draft',
    status: 201,
    params: invoiceId,
    body: invoiceItemBody,
    response: created(),
    errors: ['invoice.issued', 'invoice.issuing'],
  }),
  changeInvoiceItem: endpoint({
    method: 'PUT',
    path: '/invoices/{id}/items/{itemId}',
    who: 'admin',
    summary: 'Change an item of a draft',
    params: itemId,
    body: invoiceItemChange,
    response: one(invoiceItem),
    errors: ['invoice.issued', 'invoice.issuing'],
  }),
  deleteInvoiceItem: endpoint({
    method: 'DELETE',
    path: '/invoices/{id}/items/{itemId}',
    who: 'admin',
    summary: 'Delete an item of a draft',
    params: itemId,
    errors: ['invoice.issued', 'invoice.issuing'],
  }),
  invoiceIssueCheck: endpoint({
    method: 'GET',
    path: '/invoices/{id}/issue-check',
    who: 'admin',
    summary: 'The faults that prevent issuing a draft, with the place to fix each',
    params: invoiceId,
    response: one(
      z.object({
        ready: z.boolean(),
        missing: z.array(
          z.object({
            ...wordedShape,
            /** Field of the invoice; null: none of its own. */
            field: z.string().nullable(),
            /** The invoice itself, the invoice settings or the client. */
            place: z.enum(['invoice', 'setting', 'client']),
            client_id: id().nullable(),
          }),
        ),
      }),
    ),
  }),
  issueInvoice: endpoint({
    method: 'POST',
    path: '/invoices/{id}/issue',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Issue a draft: it gets the next number and never changes again',
    status: 200,
    params: invoiceId,
    response: one(invoice),
    errors: ['invoice.already_issued', 'invoice.empty', 'invoice.time_stale'],
  }),
  emailInvoice: endpoint({
    method: 'POST',
    path: '/invoices/{id}/email',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Send the invoice to the client by mail, as a PDF and a link; a draft is issued first',
    status: 200,
    params: invoiceId,
    body: addresseeBody,
    response: done(),
    errors: [
      'invoice.client_email',
      'invoice.email_changed',
      'invoice.empty',
      'invoice.time_stale',
    ],
  }),
  approveInvoice: endpoint({
    method: 'POST',
    path: '/invoices/{id}/approve',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Mark an issued invoice as approved by its client',
    status: 200,
    params: invoiceId,
    response: one(invoice),
    errors: ['invoice.not_approvable'],
  }),
  payInvoice: endpoint({
    method: 'POST',
    path: '/invoices/{id}/payments',
    who: 'admin',
    ifMatch: 'row',
    summary: 'Record a payment',
    status: 201,
    params: invoiceId,
    body: paymentBody,
    response: created(),
    errors: ['invoice.not_issued', 'invoice.overpaid', 'invoice.paid_on'],
  }),
  reversePayment: endpoint({
    method: 'POST',
    path: '/invoices/{id}/payments/{paymentId}/reverse',
    who: 'admin',
    ifMatch: 'row',
    summary: 'Reverse a payment that never arrived or went back; it stays in the list',
    status: 200,
    params: paymentId,
    body: reversalBody,
    response: one(invoice),
    errors: ['invoice.not_issued', 'invoice.reversed', 'invoice.reversed_on'],
  }),
  calculateInvoice: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/invoice-calculation',
    who: 'admin',
    summary: 'Calculate the sums of an invoice without saving',
    status: 200,
    params: workspaceParams,
    body: invoiceCalculation,
    response: one(calculated),
    errors: ['invoice.below_zero'],
  }),
  invoiceSums: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/invoice-totals',
    who: 'admin',
    costly: 'rows',
    summary: 'Open and overdue amounts of clients, by currency',
    params: workspaceParams,
    response: one(z.array(invoiceSums)),
  }),
  invoicePreview: endpoint({
    method: 'GET',
    path: '/invoices/{id}/preview',
    who: 'admin',
    summary: 'The invoice as a page',
    params: invoiceId,
    raw: 'html',
  }),
  invoicePdf: endpoint({
    method: 'GET',
    path: '/invoices/{id}/pdf',
    who: 'admin',
    summary: 'The invoice as a PDF',
    params: invoiceId,
    raw: 'file',
  }),
  publicInvoicePreview: endpoint({
    method: 'GET',
    path: '/public/invoices/{id}/preview',
    who: 'key',
    summary: 'The invoice as its client sees it; opening it changes Sent to Viewed',
    params: invoiceId,
    query: withKey,
    raw: 'html',
    errors: ['invoice.key', 'link.expired'],
  }),
  payWithPaypal: endpoint({
    method: 'GET',
    path: '/public/invoices/{id}/pay/paypal',
    who: 'key',
    summary: 'Redirect to PayPal with the balance, or return a page with the reason against',
    params: invoiceId,
    query: withKey,
    raw: 'html',
    errors: ['invoice.key', 'link.expired'],
  }),
})
