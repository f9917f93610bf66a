import * as z from 'zod'
import { shippedLanguages } from '../kernel/area-words'
import { event } from '../kernel/event'
import { amount, count, currency, day, id, personal, plain } from '../kernel/event-fields'
import { taxRoundings, vatCategories } from './vat-categories'

/** The client's contact is a person, known under the client's id. */
const invoicingSubject = 'client_id'

const invoice = { invoice_id: id() }
const vat = z.enum(vatCategories).nullable()

/** The content of an invoice line. */
export const invoiceLine = {
  description: plain(1000),
  quantity: amount(),
  /** Code of UN/ECE Recommendation 20, such as HUR for hours; null: pieces. */
  unit: plain(3).nullable(),
  unit_price: amount(),
  tax1: z.boolean(),
  tax2: z.boolean(),
  discount: z.boolean(),
  /**
   * The line's own VAT, in addition to the invoice's taxes; `vat_reason`: the reason for no VAT.
   */
  vat_category: vat,
  vat_rate: amount().nullable(),
  vat_reason: plain().nullable(),
}

const invoiceItem = { item_id: id(), ...invoiceLine }

/** The first tax of an invoice; in the setting, the default of new invoices. Null: none. */
const usualTax = {
  tax_name1: plain().nullable(),
  tax_rate1: amount().nullable(),
  /** Null: a tax that is not VAT. */
  tax_category1: vat,
  tax_reason1: plain().nullable(),
}

/**
 * The fields besides lines, shared with recurring invoices. Rates are percentages as decimal
 * strings.
 */
export const invoiceTerms = {
  /** The reference that the client expects on it. */
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
  /** Money deducted after the percentage, divided among the discounted lines. */
  discount_amount: amount().nullable().optional(),
}

const invoiceContent = {
  client_id: id(),
  /** Typed for the draft; the number of an issued invoice comes from the series. */
  invoice_number: plain(60).nullable(),
  invoice_date: day(),
  due_date: day(),
  /** First and last day of supply; null: the invoice's date. */
  supply_from: day().nullable(),
  supply_to: day().nullable(),
  ...invoiceTerms,
  tax_rounding: z.enum(taxRoundings),
  currency: currency(),
  /**
   * Value of one unit of `currency` in the company's own, with source and day: VAT is stated in
   * that too.
   */
  exchange_rate: amount().nullable().optional(),
  exchange_source: plain(100).nullable().optional(),
  exchange_on: day().nullable().optional(),
}

const charge = { name: plain(), rate: amount(), amount: amount() }
const tax = z.object({ ...charge, category: vat, reason: plain().nullable() }).nullable()

/** A company's address in parts; `address` has the lines above postcode and city. */
const place = {
  address: plain(1000).nullable(),
  postcode: plain(20).nullable(),
  city: plain(120).nullable(),
  country: plain(2).nullable(),
}

/** Registration data of a company for law and banks. */
const registered = { vat_id: plain(20).nullable(), registration_number: plain(60).nullable() }

const account = { iban: plain(34).nullable(), bic: plain(11).nullable() }

const office = {
  contact_name: plain(120).nullable(),
  contact_email: plain(254).nullable(),
  contact_phone: plain(40).nullable(),
}

/** An invoice as printed; amounts are decimal strings with the currency's decimals. */
export const invoiceDocument = z.object({
  /** Absent in documents of earlier versions, which have the company's language. */
  language: z.enum(shippedLanguages).optional(),
  seller: z.object({
    name: plain(),
    ...place,
    ...registered,
    /** From the local tax office, if there is no VAT ID. */
    tax_number: plain(60).nullable(),
    ...account,
    /** An office of the company, not a person. */
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
  lines: z.array(z.object({ ...invoiceItem, amount: amount(), total: amount() })),
  /** Sum of the lines' amounts. */
  subtotal: amount(),
  /** `fixed`: the part that is an amount, in addition to the percentage. */
  discount: z.object({ ...charge, fixed: amount().optional() }).nullable(),
  /** The discount in parts, one for the lines of each VAT; `base`: the discounted sum. */
  discounts: z.array(
    z.object({
      category: vat,
      vat_rate: amount().nullable(),
      base: amount(),
      amount: amount(),
      fixed: z.boolean().optional(),
    }),
  ),
  /** The invoice's two taxes, if lines bear them. */
  tax1: tax,
  tax2: tax,
  /** All taxes, each category and rate once: the taxable amount and the tax. */
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
  /** VAT in the seller's currency, if the invoice is in another. */
  accounting: z
    .object({ currency: currency(), rate: amount(), source: plain(100), day: day(), tax: amount() })
    .optional(),
})

/** The client's present address; `issued_to`: the one at issue, only if it was another. */
const addressee = { email: personal.text(), issued_to: personal.text().optional() }

/** Stream `invoice-{id}`. */
export const invoiceEvents = {
  InvoiceDrafted: event('InvoiceDrafted', {
    v: 2,
    data: z.object({ ...invoice, ...invoiceContent }),
    upcast: { 1: (data) => data },
  }),
  /** A draft of a recurring invoice for a day. */
  InvoiceRecurred: event('InvoiceRecurred', {
    v: 1,
    data: z.object({ ...invoice, recurring_id: id(), due_on: day() }),
  }),
  InvoiceChanged: event('InvoiceChanged', {
    v: 2,
    data: z.object({ ...invoice, ...z.object(invoiceContent).partial().shape }),
    upcast: { 1: (data) => data },
  }),
  InvoiceItemAdded: event('InvoiceItemAdded', {
    v: 1,
    data: z.object({ ...invoice, ...invoiceItem }),
  }),
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
   * These lines, added together, bill tracked time; `entries`: the number of time entries of each.
   */
  InvoiceTimeAdded: event('InvoiceTimeAdded', {
    v: 1,
    data: z.object({ ...invoice, lines: z.array(z.object({ item_id: id(), entries: count() })) }),
  }),
  /**
   * The content is final, and its coming number cannot be withheld. `send`: mails it to the client
   * once it has one.
   */
  InvoiceClosed: event('InvoiceClosed', {
    v: 3,
    subject: invoicingSubject,
    data: z.object({ ...invoice, document: invoiceDocument, send: z.boolean() }),
    upcast: { 1: (data) => data, 2: (data) => data },
  }),
  InvoiceIssued: event('InvoiceIssued', {
    v: 1,
    data: z.object({ ...invoice, number: count(), invoice_number: plain(60) }),
  }),
  InvoiceEmailRequested: event('InvoiceEmailRequested', {
    v: 2,
    subject: invoicingSubject,
    data: z.object({ ...invoice, client_id: id(), ...addressee }),
    upcast: { 1: (data) => data },
  }),
  /**
   * Reminds the client by mail, once for each step; `days`: the step's days after the due date.
   * Subject and text are custom ones with placeholders; null: the product's own. `day`: in the
   * workspace's zone.
   */
  InvoiceReminderRequested: event('InvoiceReminderRequested', {
    v: 2,
    upcast: { 1: (data) => data },
    subject: invoicingSubject,
    data: z.object({
      ...invoice,
      client_id: id(),
      ...addressee,
      days: count().nullable(),
      subject: plain(200).nullable(),
      text: plain(4000).nullable(),
      day: day(),
      by_hand: z.boolean(),
    }),
  }),
  /** Whether scheduled reminders are on; steps before `since` are skipped. */
  InvoiceRemindersSwitched: event('InvoiceRemindersSwitched', {
    v: 1,
    data: z.object({ ...invoice, on: z.boolean(), since: day() }),
  }),
  /** The client opened the public page for the first time. */
  InvoiceViewed: event('InvoiceViewed', { v: 1, data: z.object(invoice) }),
  /** The client accepted it, as entered by the company. */
  InvoiceApproved: event('InvoiceApproved', { v: 1, data: z.object(invoice) }),
  InvoicePaymentRecorded: event('InvoicePaymentRecorded', {
    v: 1,
    subject: invoicingSubject,
    data: z.object({
      ...invoice,
      client_id: id(),
      payment_id: id(),
      amount: amount(),
      paid_on: day(),
      note: personal(plain(500).nullable()),
    }),
  }),
  /** The payment never arrived, or went back. */
  InvoicePaymentReversed: event('InvoicePaymentReversed', {
    v: 1,
    subject: invoicingSubject,
    data: z.object({
      ...invoice,
      client_id: id(),
      payment_id: id(),
      reversed_on: day(),
      reason: personal.text(500),
    }),
  }),
  /**
   * A credit note reverses it in whole or in part; the note's document has positive amounts. Final,
   * waiting for its number. `send`: then mails it to the client.
   */
  InvoiceCredited: event('InvoiceCredited', {
    v: 3,
    upcast: { 1: (data) => data, 2: (data) => data },
    subject: invoicingSubject,
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
    v: 2,
    subject: invoicingSubject,
    data: z.object({ ...invoice, credit_note_id: id(), client_id: id(), ...addressee }),
    upcast: { 1: (data) => data },
  }),
}

/** Gap-free numbers of a workspace's invoices: stream `invoice-series-{workspace}`. */
export const invoiceSeriesEvents = {
  InvoiceNumberGiven: event('InvoiceNumberGiven', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      /** The document that gets the number. */
      ...invoice,
      number: count(),
      invoice_number: plain(60),
      /** Numbers count up in each series: a prefix and, if they restart each year, a year. */
      prefix: plain(20),
      year: count().nullable(),
    }),
  }),
}

/** The settings of a company's invoices: stream `invoice-setting-{workspace}`. */
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
        /** Numbers restart each year and contain the year. */
        number_yearly: z.boolean(),
        /** First number of a new prefix. */
        number_start: count(),
        /** Null: credit notes share the invoices' series. */
        credit_prefix: plain(20).nullable(),
        ...usualTax,
      })
      .partial()
      .required({ workspace_id: true }),
  }),
  /** The schedule of reminders. A step skips due days before its `since`. */
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
