import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, day, id, personal, plain } from '../kernel/event-fields'

/** The client's contact is a person, known under the client's id. */
const subject = 'client_id'
const invoice = { invoice_id: id() }
const line = {
  description: plain(1000),
  quantity: amount(),
  unit_price: amount(),
  tax1: z.boolean(),
  tax2: z.boolean(),
  discount: z.boolean(),
}
const item = { item_id: id(), ...line }
/** Rates are percentages as decimal strings. */
const content = {
  client_id: id(),
  /** What somebody typed for the draft; the number of an issued invoice comes from the series. */
  invoice_number: plain(60).nullable(),
  invoice_date: day(),
  due_date: day(),
  public_notes: plain(4000).nullable(),
  tax_name1: plain().nullable(),
  tax_rate1: amount().nullable(),
  tax_name2: plain().nullable(),
  tax_rate2: amount().nullable(),
  discount_name: plain().nullable(),
  discount_rate: amount().nullable(),
  currency: currency(),
}

const charge = z.object({ name: plain(), rate: amount(), amount: amount() }).nullable()
/** An invoice as it is printed; amounts are decimal strings with the currency's own places. */
export const invoiceDocument = z.object({
  seller: z.object({ name: plain(), address: plain(1000).nullable(), terms: plain(4000).nullable() }),
  client: z.object({
    client_id: id(),
    name: plain(),
    address: plain(1000).nullable(),
    contact_name: personal(plain().nullable()),
    contact_email: personal(plain().nullable()),
  }),
  currency: currency(),
  invoice_date: day(),
  due_date: day(),
  public_notes: plain(4000).nullable(),
  /** `amount`: quantity × unit price; `total`: with discount and taxes. */
  lines: z.array(z.object({ ...item, amount: amount(), total: amount() })),
  subtotal: amount(),
  discount: charge,
  tax1: charge,
  tax2: charge,
  total: amount(),
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
  InvoiceIssued: event('InvoiceIssued', { v: 1, data: z.object({ ...invoice, number: count(), invoice_number: plain(60) }) }),
  InvoiceEmailRequested: event('InvoiceEmailRequested', {
    v: 1,
    subject,
    data: z.object({ ...invoice, client_id: id(), email: personal.text() }),
  }),
  /** The client opened the public page for the first time. */
  InvoiceViewed: event('InvoiceViewed', { v: 1, data: z.object(invoice) }),
  /** The client accepted it; told by those who heard so. */
  InvoiceApproved: event('InvoiceApproved', { v: 1, data: z.object(invoice) }),
  InvoicePaymentRecorded: event('InvoicePaymentRecorded', {
    v: 1,
    subject,
    data: z.object({
      ...invoice,
      client_id: id(),
      payment_id: id(),
      amount: amount(),
      paid_on: day(),
      note: personal(plain(500).nullable()),
    }),
  }),
}

/** Gap-free numbers of a workspace's invoices: stream `invoice-series-{workspace}`. */
export const invoiceSeriesEvents = {
  InvoiceNumberGiven: event('InvoiceNumberGiven', {
    v: 1,
    data: z.object({ workspace_id: id(), ...invoice, number: count(), invoice_number: plain(60) }),
  }),
}

/** What a company prints on its invoices: stream `invoice-setting-{workspace}`. */
export const invoiceSettingEvents = {
  InvoiceSettingChanged: event('InvoiceSettingChanged', {
    v: 1,
    data: z
      .object({
        workspace_id: id(),
        name: plain(),
        company_address: plain(1000),
        paypal_email: plain(),
        terms: plain(4000).nullable(),
        due_days: count(),
      })
      .partial()
      .required({ workspace_id: true }),
  }),
}
