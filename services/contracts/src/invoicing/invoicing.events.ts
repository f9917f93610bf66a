import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, day, id, personal, plain } from '../kernel/event-fields'
import { taxRoundings, vatCategories } from './vat-categories'

/** The client's contact is a person, known under the client's id. */
const subject = 'client_id'

const invoice = { invoice_id: id() }
const vat = z.enum(vatCategories).nullable()

/** What a line of an invoice says. */
export const invoiceLine = {
  description: plain(1000),
  quantity: amount(),
  /** Code of UN/ECE Recommendation 20, such as HUR for hours; null: pieces. */
  unit: plain(3).nullable(),
  unit_price: amount(),
  tax1: z.boolean(),
  tax2: z.boolean(),
  discount: z.boolean(),
  /** The line's own VAT, beside the taxes of the invoice; `vat_reason`: why none is charged. */
  vat_category: vat,
  vat_rate: amount().nullable(),
  vat_reason: plain().nullable(),
}

const item = { item_id: id(), ...invoiceLine }

/** The first tax of an invoice; in the setting, what new invoices begin with. Null: none. */
const usualTax = {
  tax_name1: plain().nullable(),
  tax_rate1: amount().nullable(),
  /** Null: a tax that is no VAT. */
  tax_category1: vat,
  tax_reason1: plain().nullable(),
}

/**
 * What it says beside its lines, and each of a recurring one. Rates are percentages as decimal
 * strings.
 */
export const invoiceTerms = {
  /** What the client wants to find on it. */
  buyer_reference: plain(100).nullable(),
  order_number: plain(100).nullable(),
  public_notes: plain(4000).nullable(),
  ...usualTax,
  tax_name2: plain().nullable(),
  tax_rate2: amount().nullable(),
  tax_category2: vat,
  tax_reason2: plain().nullable(),
  discount_name: plain().nullable(),
  discount_rate: amount().nullable(),
  /**
   * Money that is taken off after the percentage, divided among the lines that bear the discount.
   */
  discount_amount: amount().nullable().optional(),
}

const content = {
  client_id: id(),
  /** What somebody typed for the draft; the number of an issued invoice comes from the series. */
  invoice_number: plain(60).nullable(),
  invoice_date: day(),
  due_date: day(),
  /** When it was supplied, first and last day; null: on the invoice's date. */
  supply_from: day().nullable(),
  supply_to: day().nullable(),
  ...invoiceTerms,
  tax_rounding: z.enum(taxRoundings),
  currency: currency(),
  /**
   * What one unit of `currency` is in the company's own, from where and of which day: VAT is stated
   * in that too.
   */
  exchange_rate: amount().nullable().optional(),
  exchange_source: plain(100).nullable().optional(),
  exchange_on: day().nullable().optional(),
}

const charge = { name: plain(), rate: amount(), amount: amount() }
const tax = z.object({ ...charge, category: vat, reason: plain().nullable() }).nullable()

/** Where a company is, in parts; `address` has its lines above postcode and city. */
const place = {
  address: plain(1000).nullable(),
  postcode: plain(20).nullable(),
  city: plain(120).nullable(),
  country: plain(2).nullable(),
}

/** What the law and the bank want to know of a company. */
const registered = { vat_id: plain(20).nullable(), registration_number: plain(60).nullable() }

const account = { iban: plain(34).nullable(), bic: plain(11).nullable() }

const office = {
  contact_name: plain(120).nullable(),
  contact_email: plain(254).nullable(),
  contact_phone: plain(40).nullable(),
}

/** An invoice as it is printed; amounts are decimal strings with the currency's own places. */
export const invoiceDocument = z.object({
  seller: z.object({
    name: plain(),
    ...place,
    ...registered,
    /** Given by the local tax office, where there is no VAT id. */
    tax_number: plain(60).nullable(),
    ...account,
    /** An office of the company, no person. */
    ...office,
    terms: plain(4000).nullable(),
  }),
  client: z.object({
    client_id: id(),
    name: plain(),
    ...place,
    ...registered,
    contact_name: personal(plain().nullable()),
    contact_email: personal(plain().nullable()),
  }),
  currency: currency(),
  invoice_date: day(),
  due_date: day(),
  supply_from: day().nullable(),
  supply_to: day().nullable(),
  buyer_reference: plain(100).nullable(),
  order_number: plain(100).nullable(),
  public_notes: plain(4000).nullable(),
  /** `amount`: quantity × unit price; `total`: with discount and taxes. */
  lines: z.array(z.object({ ...item, amount: amount(), total: amount() })),
  /** Sum of the lines' amounts. */
  subtotal: amount(),
  /** `fixed`: what of it is an amount, beside the percentage. */
  discount: z.object({ ...charge, fixed: amount().optional() }).nullable(),
  /** The discount in parts, one for the lines of each VAT; `base`: of what it is taken. */
  discounts: z.array(
    z.object({
      category: vat,
      vat_rate: amount().nullable(),
      base: amount(),
      amount: amount(),
      fixed: z.boolean().optional(),
    }),
  ),
  /** The invoice's two taxes, where lines bear them. */
  tax1: tax,
  tax2: tax,
  /** All taxes, each category and rate once: what is taxed and the tax. */
  taxes: z.array(
    z.object({
      category: vat,
      name: plain(),
      rate: amount(),
      reason: plain().nullable(),
      taxable: amount(),
      amount: amount(),
    }),
  ),
  tax_rounding: z.enum(taxRoundings),
  /** subtotal − discount; `tax`: of all taxes; `total`: both. */
  net: amount(),
  tax: amount(),
  total: amount(),
  /** VAT in the currency of the seller, where the invoice is in another. */
  accounting: z
    .object({ currency: currency(), rate: amount(), source: plain(100), day: day(), tax: amount() })
    .optional(),
})

/** Stream `invoice-{id}`. */
export const invoiceEvents = {
  InvoiceDrafted: event('InvoiceDrafted', {
    v: 2,
    data: z.object({ ...invoice, ...content }),
    upcast: { 1: (data) => data },
  }),
  /** Made by a recurring invoice for a day. */
  InvoiceRecurred: event('InvoiceRecurred', {
    v: 1,
    data: z.object({ ...invoice, recurring_id: id(), due_on: day() }),
  }),
  InvoiceChanged: event('InvoiceChanged', {
    v: 2,
    data: z.object({ ...invoice, ...z.object(content).partial().shape }),
    upcast: { 1: (data) => data },
  }),
  InvoiceItemAdded: event('InvoiceItemAdded', { v: 1, data: z.object({ ...invoice, ...item }) }),
  InvoiceItemChanged: event('InvoiceItemChanged', {
    v: 1,
    data: z.object({ ...invoice, item_id: id(), ...z.object(invoiceLine).partial().shape }),
  }),
  InvoiceItemDeleted: event('InvoiceItemDeleted', {
    v: 1,
    data: z.object({ ...invoice, item_id: id() }),
  }),
  InvoiceDeleted: event('InvoiceDeleted', { v: 1, data: z.object(invoice) }),
  /**
   * These lines, which were added with it, bill tracked time; `entries`: how many time entries
   * each.
   */
  InvoiceTimeAdded: event('InvoiceTimeAdded', {
    v: 1,
    data: z.object({ ...invoice, lines: z.array(z.object({ item_id: id(), entries: count() })) }),
  }),
  /**
   * The content is final from here on; nothing can keep the number that follows from being used.
   * `send`: the client gets it by mail as soon as it has one.
   */
  InvoiceClosed: event('InvoiceClosed', {
    v: 2,
    subject,
    data: z.object({ ...invoice, document: invoiceDocument, send: z.boolean() }),
    upcast: { 1: (data) => data },
  }),
  InvoiceIssued: event('InvoiceIssued', {
    v: 1,
    data: z.object({ ...invoice, number: count(), invoice_number: plain(60) }),
  }),
  InvoiceEmailRequested: event('InvoiceEmailRequested', {
    v: 1,
    subject,
    data: z.object({ ...invoice, client_id: id(), email: personal.text() }),
  }),
  /**
   * The client is reminded by mail, once for each step; `days`: of the step, from the due date.
   * Subject and text are as somebody wrote them, with placeholders; null: the product's own words.
   * `day`: where the workspace is.
   */
  InvoiceReminderRequested: event('InvoiceReminderRequested', {
    v: 1,
    subject,
    data: z.object({
      ...invoice,
      client_id: id(),
      email: personal.text(),
      days: count().nullable(),
      subject: plain(200).nullable(),
      text: plain(4000).nullable(),
      day: day(),
      by_hand: z.boolean(),
    }),
  }),
  /** Whether the client is reminded by schedule; steps before `since` are passed over. */
  InvoiceRemindersSwitched: event('InvoiceRemindersSwitched', {
    v: 1,
    data: z.object({ ...invoice, on: z.boolean(), since: day() }),
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
  /** It never came, or went back. */
  InvoicePaymentReversed: event('InvoicePaymentReversed', {
    v: 1,
    subject,
    data: z.object({
      ...invoice,
      client_id: id(),
      payment_id: id(),
      reversed_on: day(),
      reason: personal.text(500),
    }),
  }),
  /**
   * Taken back, wholly or in part, by a credit note, whose document has positive amounts. Final,
   * and about to get its number. `send`: the client gets it by mail then.
   */
  InvoiceCredited: event('InvoiceCredited', {
    v: 2,
    upcast: { 1: (data) => data },
    subject,
    data: z.object({
      ...invoice,
      client_id: id(),
      credit_note_id: id(),
      document: invoiceDocument,
      reason: personal(plain(500).nullable()),
      send: z.boolean(),
    }),
  }),
  CreditNoteIssued: event('CreditNoteIssued', {
    v: 1,
    data: z.object({
      ...invoice,
      credit_note_id: id(),
      number: count(),
      credit_note_number: plain(60),
    }),
  }),
  CreditNoteEmailRequested: event('CreditNoteEmailRequested', {
    v: 1,
    subject,
    data: z.object({ ...invoice, credit_note_id: id(), client_id: id(), email: personal.text() }),
  }),
}

/** Gap-free numbers of a workspace's invoices: stream `invoice-series-{workspace}`. */
export const invoiceSeriesEvents = {
  InvoiceNumberGiven: event('InvoiceNumberGiven', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      /** What the number is for. */
      ...invoice,
      number: count(),
      invoice_number: plain(60),
      /**
       * Numbers count up in each series: of a prefix and, where they begin anew each year, a year.
       */
      prefix: plain(20),
      year: count().nullable(),
    }),
  }),
}

/** What a company prints on its invoices: stream `invoice-setting-{workspace}`. */
export const invoiceSettingEvents = {
  InvoiceSettingChanged: event('InvoiceSettingChanged', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z
      .object({
        workspace_id: id(),
        name: plain(),
        company_address: plain(1000),
        postcode: plain(20).nullable(),
        city: plain(120).nullable(),
        country: plain(2).nullable(),
        ...registered,
        tax_number: plain(60).nullable(),
        ...account,
        ...office,
        paypal_email: plain(),
        terms: plain(4000).nullable(),
        due_days: count(),
        tax_rounding: z.enum(taxRoundings),
        number_prefix: plain(20),
        /** Numbers begin anew with each year, which stands in them. */
        number_yearly: z.boolean(),
        /** Of the first number of a prefix. */
        number_start: count(),
        /** Null: credit notes are numbered among the invoices. */
        credit_prefix: plain(20).nullable(),
        ...usualTax,
      })
      .partial()
      .required({ workspace_id: true }),
  }),
  /** When clients are reminded of invoices. Days of a step before its `since` are passed over. */
  InvoiceRemindersSet: event('InvoiceRemindersSet', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      enabled: z.boolean(),
      /** `days` after the due date, below zero: before it; each once. */
      steps: z.array(
        z.object({ days: count(), subject: plain(200), text: plain(4000), since: day() }),
      ),
    }),
  }),
}
