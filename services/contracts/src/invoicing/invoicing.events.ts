import * as z from 'zod'
import { event, personal } from '../kernel/event'
import { id } from '../kernel/shapes'

/** The client's contact is a person, known under the client's id. */
const subject = 'client_id'
const invoice = { invoice_id: id() }
const line = {
  description: z.string(),
  quantity: z.string(),
  unit_price: z.string(),
  tax1: z.boolean(),
  tax2: z.boolean(),
  discount: z.boolean(),
}
const item = { item_id: id(), ...line }
/** Rates are percentages as decimal strings. */
const content = {
  client_id: id(),
  /** What somebody typed for the draft; the number of an issued invoice comes from the series. */
  invoice_number: z.string().nullable(),
  invoice_date: z.string(),
  due_date: z.string(),
  public_notes: z.string().nullable(),
  tax_name1: z.string().nullable(),
  tax_rate1: z.string().nullable(),
  tax_name2: z.string().nullable(),
  tax_rate2: z.string().nullable(),
  discount_name: z.string().nullable(),
  discount_rate: z.string().nullable(),
  /** ISO 4217. */
  currency: z.string(),
}

const charge = z.object({ name: z.string(), rate: z.string(), amount: z.string() }).nullable()
/** An invoice as it is printed; amounts are decimal strings with the currency's own places. */
export const invoiceDocument = z.object({
  seller: z.object({ name: z.string(), address: z.string().nullable(), terms: z.string().nullable() }),
  client: z.object({
    client_id: id(),
    name: z.string(),
    address: z.string().nullable(),
    contact_name: personal(z.string().nullable()),
    contact_email: personal(z.string().nullable()),
  }),
  currency: z.string(),
  invoice_date: z.string(),
  due_date: z.string(),
  public_notes: z.string().nullable(),
  /** `amount`: quantity × unit price; `total`: with discount and taxes. */
  lines: z.array(z.object({ ...item, amount: z.string(), total: z.string() })),
  subtotal: z.string(),
  discount: charge,
  tax1: charge,
  tax2: charge,
  total: z.string(),
})

/** Stream `invoice-{id}`. */
export const invoiceEvents = {
  InvoiceDrafted: event('InvoiceDrafted', { v: 1, data: z.object({ ...invoice, ...content }) }),
  InvoiceChanged: event('InvoiceChanged', { v: 1, data: z.object({ ...invoice, ...z.object(content).partial().shape }) }),
  InvoiceItemAdded: event('InvoiceItemAdded', { v: 1, data: z.object({ ...invoice, ...item }) }),
  InvoiceItemChanged: event('InvoiceItemChanged', {
    v: 1,
    data: z.object({ ...invoice, item_id: id(), ...z.object(line).partial().shape }),
  }),
  InvoiceItemDeleted: event('InvoiceItemDeleted', { v: 1, data: z.object({ ...invoice, item_id: id() }) }),
  InvoiceDeleted: event('InvoiceDeleted', { v: 1, data: z.object(invoice) }),
  /**
   * The content is final from here on; nothing can keep the number that follows from being used. `send`: the client gets it
   * by mail as soon as it has one.
   */
  InvoiceClosed: event('InvoiceClosed', { v: 1, subject, data: z.object({ ...invoice, document: invoiceDocument, send: z.boolean() }) }),
  InvoiceIssued: event('InvoiceIssued', { v: 1, data: z.object({ ...invoice, number: z.number().int(), invoice_number: z.string() }) }),
  InvoiceEmailRequested: event('InvoiceEmailRequested', {
    v: 1,
    subject,
    data: z.object({ ...invoice, client_id: id(), email: personal(z.string()) }),
  }),
  /** The client opened the public page for the first time. */
  InvoiceViewed: event('InvoiceViewed', { v: 1, data: z.object(invoice) }),
  InvoicePaymentRecorded: event('InvoicePaymentRecorded', {
    v: 1,
    data: z.object({ ...invoice, payment_id: id(), amount: z.string(), paid_on: z.string(), note: z.string().nullable() }),
  }),
}

/** Gap-free numbers of a workspace's invoices: stream `invoice-series-{workspace}`. */
export const invoiceSeriesEvents = {
  InvoiceNumberGiven: event('InvoiceNumberGiven', {
    v: 1,
    data: z.object({ workspace_id: id(), ...invoice, number: z.number().int(), invoice_number: z.string() }),
  }),
}

/** What a company prints on its invoices: stream `invoice-setting-{workspace}`. */
export const invoiceSettingEvents = {
  InvoiceSettingChanged: event('InvoiceSettingChanged', {
    v: 1,
    data: z
      .object({
        workspace_id: id(),
        name: z.string(),
        company_address: z.string(),
        paypal_email: z.string(),
        terms: z.string().nullable(),
        due_days: z.number().int(),
      })
      .partial()
      .required({ workspace_id: true }),
  }),
}
