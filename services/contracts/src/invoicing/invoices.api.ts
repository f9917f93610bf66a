import * as z from 'zod'
import { atMost, belowMost, MOST_HOURS } from '../kernel/amounts'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { bool, clearable, created, currency, day, decimal, done, id, money, one, optionalText, text } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { invoicesList } from './invoicing.lists'
import { taxRoundings, vatCategories } from './vat-categories'

const ws = z.object({ ws: idOf('workspaces') })
const inWorkspace = z.object({ ws: idOf('workspaces'), id: idOf('invoices') })
const invoiceId = z.object({ id: idOf('invoices') })
const itemId = z.object({ id: idOf('invoices'), itemId: idOf('invoices.items') })
const withKey = z.object({ key: characters(100).default('') })

export const invoiceRow = invoicesList.row
  .omit({ client_email: true })
  .extend({ client: z.object({ id: id(), name: z.string(), contact_email: z.string().nullable() }) })
export type InvoiceRowAnswer = z.output<typeof invoiceRow>
const vat = z.enum(vatCategories).nullable()
export const invoiceItem = z.object({
  id: id(),
  description: z.string(),
  quantity: z.string(),
  /** Code of UN/ECE Recommendation 20, such as HUR for hours; null: pieces. */
  unit: z.string().nullable(),
  unit_price: z.string(),
  /** quantity × unit price; `total`: with discount and taxes. */
  amount: z.string(),
  total: z.string(),
  tax1: z.boolean(),
  tax2: z.boolean(),
  discount: z.boolean(),
  vat_category: vat,
  vat_rate: z.string().nullable(),
  vat_reason: z.string().nullable(),
  /** How many time entries it bills. */
  time_entries: z.number(),
})
/** What an invoice says beside its lines, and each of a recurring one. */
export const invoiceTerms = {
  buyer_reference: z.string().nullable(),
  order_number: z.string().nullable(),
  public_notes: z.string().nullable(),
  tax_name1: z.string().nullable(),
  tax_rate1: z.string().nullable(),
  /** EN 16931: S, Z, E, AE, K, G or O; null: a tax that is no VAT. */
  tax_category1: vat,
  tax_reason1: z.string().nullable(),
  tax_name2: z.string().nullable(),
  tax_rate2: z.string().nullable(),
  tax_category2: vat,
  tax_reason2: z.string().nullable(),
  discount_name: z.string().nullable(),
  discount_rate: z.string().nullable(),
}
export const invoice = invoiceRow.extend({
  supply_from: z.string().nullable(),
  supply_to: z.string().nullable(),
  ...invoiceTerms,
  items: z.array(invoiceItem),
  /** Taxes by rate on the sum of their lines (`total`), or on each line (`line`). */
  tax_rounding: z.enum(taxRoundings),
  /** net = subtotal − discount, total = net + tax; `taxes` has each category and rate once. */
  totals: z.object({
    subtotal: z.string(),
    discount: z.string(),
    net: z.string(),
    tax1: z.string(),
    tax2: z.string(),
    taxes: z.array(
      z.object({
        category: vat,
        name: z.string(),
        rate: z.string(),
        reason: z.string().nullable(),
        taxable: z.string(),
        amount: z.string(),
      }),
    ),
    tax: z.string(),
    total: z.string(),
  }),
  payments: z.array(
    z.object({
      id: id(),
      amount: z.string(),
      paid_on: z.string(),
      note: z.string().nullable(),
      /** Null: it counts. */
      reversed_on: z.string().nullable(),
      reversal_reason: z.string().nullable(),
    }),
  ),
  credit_notes: z.array(
    z.object({
      id: id(),
      /** Null for the moment until it has one. */
      number: z.string().nullable(),
      credited_on: z.string(),
      amount: z.string(),
      reason: z.string().nullable(),
      emailed_at: z.string().nullable(),
    }),
  ),
  /** What can still be credited of each item. */
  creditable: z.array(z.object({ id: id(), quantity: z.string() })),
  /** The recurring invoice that was made from it. */
  repeated_by: id().nullable(),
  reminders: z.object({
    /** False: not reminded of by schedule. */
    on: z.boolean(),
    /** The next by schedule; null: none. */
    next_on: z.string().nullable(),
    sent: z.array(
      z.object({
        /** Of the step, from the due date; null: asked for by hand, in no step's words. */
        days: z.number().nullable(),
        sent_on: z.string(),
        by_hand: z.boolean(),
      }),
    ),
  }),
  /** The client's page; null for a draft. */
  public_url: z.string().nullable(),
})
export type InvoiceAnswer = z.output<typeof invoice>

const rate = (message: string) =>
  clearable(decimal(message).refine((percent) => Number(percent) >= 0 && Number(percent) <= 100, { error: 'invoice.rate' }))
const category = () => clearable(z.enum(vatCategories, { error: 'invoice.vat_category' }))
export const invoiceBody = z.object({
  client_id: z.uuid({ error: 'invoice.client_unknown' }),
  /** A wish: at issue the server gives the next number of the series. */
  invoice_number: text('invoice.number', 40),
  invoice_date: day('invoice.issue_date'),
  due_date: day('invoice.due_date'),
  supply_from: clearable(day('field.select_date')),
  supply_to: clearable(day('field.select_date')),
  buyer_reference: optionalText(100),
  order_number: optionalText(100),
  public_notes: optionalText(4000),
  tax_name1: optionalText(60),
  tax_rate1: rate('invoice.tax_value'),
  tax_category1: category(),
  tax_reason1: optionalText(200),
  tax_name2: optionalText(60),
  tax_rate2: rate('invoice.tax_value'),
  tax_category2: category(),
  tax_reason2: optionalText(200),
  discount_name: optionalText(60),
  discount_rate: rate('invoice.discount_value'),
  /** Of the workspace unless named. */
  currency: currency().optional(),
  /** Taken and not used: the server's own total wins. */
  amount: decimal().optional(),
})
const DATA = 'invoice.data'
const notNegative = (value: string) => !value.startsWith('-')
const itemFields = {
  description: text('invoice.item', 1000),
  quantity: decimal(DATA)
    .refine(notNegative, { error: DATA })
    .refine(...atMost(MOST_HOURS)),
  unit: clearable(z.string().regex(/^[A-Z0-9]{1,3}$/, { error: 'invoice.unit_code' })),
  unit_price: money(DATA).refine(notNegative, { error: DATA }).refine(belowMost, { error: 'field.pay_most' }),
  /** Taken and not used: the server multiplies. */
  amount: decimal(DATA).optional(),
  tax1: bool(),
  tax2: bool(),
  discount: bool(),
  vat_category: category(),
  vat_rate: rate('invoice.tax_value'),
  vat_reason: optionalText(200),
}
export const invoiceItemBody = z.object({
  ...itemFields,
  tax1: bool().default(false),
  tax2: bool().default(false),
  discount: bool().default(false),
})
export const paymentBody = z.object({
  amount: money(DATA).refine((amount) => Number(amount) > 0, { error: DATA }),
  paid_on: day('field.select_date'),
  note: optionalText(500),
})
export const reversalBody = z.object({ reversed_on: day('field.select_date'), reason: text('invoice.reason', 500) })
const sums = z.object({ currency: z.string(), outstanding: z.string(), overdue: z.string(), overdue_count: z.number() })
const paymentId = z.object({ id: idOf('invoices'), paymentId: idOf('invoices.payments') })

export const invoicesApi = area('invoicing', 'manage_invoices', {
  invoices: listCall(invoicesList, {
    path: '/workspaces/{ws}/invoices',
    summary: 'Invoices, newest first',
    params: ws,
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
    params: ws,
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
    body: z.object(itemFields).partial(),
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
  issueInvoice: endpoint({
    method: 'POST',
    path: '/invoices/{id}/issue',
    who: 'admin',
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
    summary: 'Send the invoice to the client by mail, as a PDF and a link; a draft is issued first',
    status: 200,
    params: invoiceId,
    response: done(),
    errors: ['invoice.client_email', 'invoice.empty', 'invoice.time_stale'],
  }),
  approveInvoice: endpoint({
    method: 'POST',
    path: '/invoices/{id}/approve',
    who: 'admin',
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
    summary: 'Reverse a payment that never came or went back; it stays in the list',
    status: 200,
    params: paymentId,
    body: reversalBody,
    response: one(invoice),
    errors: ['invoice.not_issued', 'invoice.reversed', 'invoice.reversed_on'],
  }),
  invoiceSums: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/invoice-totals',
    who: 'admin',
    summary: 'What clients owe and what of it is overdue, by currency',
    params: ws,
    response: one(z.array(sums)),
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
    summary: 'The invoice as its client sees it; opening it moves Sent to Viewed',
    params: invoiceId,
    query: withKey,
    raw: 'html',
    errors: ['invoice.key', 'link.expired'],
  }),
  payWithPaypal: endpoint({
    method: 'GET',
    path: '/public/invoices/{id}/pay/paypal',
    who: 'key',
    summary: 'Goes to PayPal with the balance, or answers a page that says why not',
    params: invoiceId,
    query: withKey,
    raw: 'html',
    errors: ['invoice.key', 'link.expired'],
  }),
})
