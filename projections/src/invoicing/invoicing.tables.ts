import type { TaxRounding, VatCategory } from '@workledger/contracts/invoicing/vat-categories'
import type { InvoiceDocument } from '@workledger/domain/invoicing/invoice-document'
import { type Counters } from '@workledger/domain/invoicing/invoice-series'
import { noReminders, type Reminders } from '@workledger/domain/invoicing/reminders'
import { type Column, col, type RowOf, table } from '../kernel/table'

export interface InvoiceItemRow {
  id: string
  /** Revision of the last event that changed the line. */
  revision: number
  description: string
  quantity: string
  unit: string | null
  unit_price: string
  tax1: boolean
  tax2: boolean
  discount: boolean
  vat_category: VatCategory | null
  vat_rate: string | null
  vat_reason: string | null
  /** Number of time entries that it bills; absent means none. */
  time_entries?: number
}

export interface InvoicePaymentRow {
  id: string
  amount: string
  paid_on: string
  note: string | null
  reversed_on: string | null
  reversal_reason: string | null
}

export interface CreditNoteRow {
  id: string
  /** Null until it is numbered. */
  number: string | null
  reason: string | null
  document: InvoiceDocument
  emailed_at: string | null
}

export interface ReminderRow {
  /** Days of the reminder's step from the due date; null for a reminder in free words. */
  days: number | null
  sent_on: string
  by_hand: boolean
}

const category: Column<VatCategory | null> = { sql: 'text', nullable: true }

const rounding: Column<TaxRounding> = { sql: 'text' }

export const invoices = table(
  'invoices',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    client_id: col.uuid,
    /** The typed number, until the series gives the real one. */
    invoice_number: col.maybe.text,
    invoice_date: col.day,
    due_date: col.day,
    supply_from: col.maybe.day,
    supply_to: col.maybe.day,
    buyer_reference: col.maybe.text,
    order_number: col.maybe.text,
    public_notes: col.maybe.text,
    tax_name1: col.maybe.text,
    tax_rate1: col.maybe.numeric,
    tax_category1: category,
    tax_reason1: col.maybe.text,
    tax_name2: col.maybe.text,
    tax_rate2: col.maybe.numeric,
    tax_category2: category,
    tax_reason2: col.maybe.text,
    discount_name: col.maybe.text,
    discount_rate: col.maybe.numeric,
    discount_amount: col.maybe.numeric,
    exchange_rate: col.maybe.numeric,
    exchange_source: col.maybe.text,
    exchange_on: col.maybe.day,
    tax_rounding: rounding,
    currency: col.text,
    /** `draft`, `closed` (about to be numbered) or `issued`. */
    state: col.text,
    items: col.json<InvoiceItemRow[]>(),
    /** The document as issued; an issued invoice prints from this only. */
    document: col.maybe.json<InvoiceDocument>(),
    payments: col.json<InvoicePaymentRow[]>(),
    credit_notes: col.json<CreditNoteRow[]>(),
    amount: col.numeric,
    paid: col.numeric,
    credited: col.numeric,
    viewed_at: col.maybe.instant,
    approved_at: col.maybe.instant,
    issued_at: col.maybe.instant,
    emailed_at: col.maybe.instant,
    /** The recurring invoice that created it, if any. */
    recurring_id: col.maybe.uuid,
    /**
     * No scheduled reminders for this invoice; `remind_since` is the moment they were switched on
     * again.
     */
    reminders_off: col.bool,
    remind_since: col.maybe.day,
    reminders: col.json<ReminderRow[]>(),
    created_at: col.instant,
    /** Revision of the last event that changed the amount to pay; see `printedRevision`. */
    revision: col.int,
    /** Changes of a draft's client to another one. */
    client_moves: col.int,
    /** The changes of client and seller before the draft named them. */
    client_from: col.int,
    seller_from: col.int,
    /** Changes of both from then until the draft was closed. */
    party_changes: col.int,
  },
  {
    counted: true,
    followed: true,
    indexes: ['workspace_id, invoice_date desc', 'client_id', 'recurring_id'],
  },
)

export type InvoiceTableRow = RowOf<typeof invoices>

/** `id` is the workspace's id. */
export const invoiceSettings = table('invoice_settings', {
  id: col.uuid,
  workspace_id: col.uuid,
  name: col.maybe.text,
  company_address: col.maybe.text,
  postcode: col.maybe.text,
  city: col.maybe.text,
  country: col.maybe.text,
  vat_id: col.maybe.text,
  tax_number: col.maybe.text,
  registration_number: col.maybe.text,
  iban: col.maybe.text,
  bic: col.maybe.text,
  contact_name: col.maybe.text,
  contact_email: col.maybe.text,
  contact_phone: col.maybe.text,
  paypal_email: col.maybe.text,
  terms: col.maybe.text,
  due_days: col.int,
  tax_rounding: rounding,
  number_prefix: col.text,
  number_yearly: col.bool,
  number_start: col.int,
  credit_prefix: col.maybe.text,
  tax_name1: col.maybe.text,
  tax_rate1: col.maybe.numeric,
  tax_category1: category,
  tax_reason1: col.maybe.text,
  reminders: col.json<Reminders>(),
  /** Revision of the last event that set the reminders; null if there is none. */
  reminders_revision: col.maybe.int,
  revision: col.revision,
})

/** A person who changed a party, and which of its changes was their last one. */
export interface PartyEditor {
  readonly by: string
  readonly change: number
}

/** The last change of a printed field: its number, and its position in the log. */
export interface PartyField {
  readonly change: number
  readonly position: string
}

/**
 * Changes of what invoices print of a client, or of the company. `id` is the client's or the
 * workspace's id.
 */
export const invoiceParties = table('invoice_parties', {
  id: col.uuid,
  workspace_id: col.uuid,
  changes: col.int,
  /** The last two: at least one of them is not the person who issues. */
  editors: col.json<PartyEditor[]>(),
  fields: col.json<Record<string, PartyField>>(),
})

/** The last numbers given; `id` is the workspace's id. */
export const invoiceSeries = table('invoice_series', {
  id: col.uuid,
  workspace_id: col.uuid,
  counters: col.json<Counters>(),
})

export const nothingSet = {
  name: null,
  company_address: null,
  postcode: null,
  city: null,
  country: null,
  vat_id: null,
  tax_number: null,
  registration_number: null,
  iban: null,
  bic: null,
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  paypal_email: null,
  terms: null,
  tax_name1: null,
  tax_rate1: null,
  tax_category1: null,
  tax_reason1: null,
  reminders: noReminders,
  reminders_revision: null,
}
