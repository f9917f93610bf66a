import {
  invoiceEvents as e,
  invoiceSeriesEvents as series,
  invoiceSettingEvents as setting,
} from '@workledger/contracts/invoicing/invoicing.events'
import type { TaxRounding, VatCategory } from '@workledger/contracts/invoicing/vat-categories'
import type { InvoiceDocument } from '@workledger/domain/invoicing/invoice-document'
import { type Counters, counted } from '@workledger/domain/invoicing/invoice-series'
import { invoiceSettingDecider, usual } from '@workledger/domain/invoicing/invoice-setting'
import { invoiceTotals } from '@workledger/domain/invoicing/invoice-totals'
import { noReminders, type Reminders } from '@workledger/domain/invoicing/reminders'
import { amount, total } from '@workledger/domain/kernel/money'
import { at, change, on, projection, said } from '../kernel/projection'
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
    /** Revision for If-Match of the last event that changed the amount to pay. */
    revision: col.int,
  },
  { followed: true, indexes: ['workspace_id, invoice_date desc', 'client_id', 'recurring_id'] },
)

type InvoiceTableRow = RowOf<typeof invoices>

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

const invoiceIdOf = (event: { data: { invoice_id: string } }) => event.data.invoice_id
const workspaceIdOf = (event: { data: { workspace_id: string } }) => event.data.workspace_id

/** Returns the draft with its total, which depends on both items and rates. */
const priced = (row: InvoiceTableRow): InvoiceTableRow => ({
  ...row,
  amount: invoiceTotals(row.items, row, row.currency).total,
})

export const invoicingProjection = projection('invoicing', {
  version: 9,
  tables: [invoices, invoiceSettings, invoiceSeries],
  contents: [[invoiceSettings, invoiceSettingDecider]],
  steps: [
    on(e.InvoiceDrafted, invoices, invoiceIdOf, (_, event) => {
      const { invoice_id, ...content } = event.data
      return {
        id: invoice_id,
        workspace_id: event.workspace,
        ...content,
        discount_amount: content.discount_amount ?? null,
        exchange_rate: content.exchange_rate ?? null,
        exchange_source: content.exchange_source ?? null,
        exchange_on: content.exchange_on ?? null,
        state: 'draft',
        items: [],
        document: null,
        payments: [],
        credit_notes: [],
        amount: total([], content.currency),
        paid: total([], content.currency),
        credited: total([], content.currency),
        viewed_at: null,
        approved_at: null,
        issued_at: null,
        emailed_at: null,
        recurring_id: null,
        reminders_off: false,
        remind_since: null,
        reminders: [],
        created_at: at(event),
        revision: event.revision,
      }
    }),
    change(
      e.InvoiceChanged,
      invoices,
      invoiceIdOf,
      ({ data: { invoice_id: _, ...update }, revision }, row) => ({
        ...priced({ ...row, ...said(update) }),
        revision,
      }),
    ),
    change(
      e.InvoiceItemAdded,
      invoices,
      invoiceIdOf,
      ({ data: { invoice_id: _, item_id, ...item }, revision }, row) => ({
        ...priced({ ...row, items: [...row.items, { id: item_id, ...item, revision }] }),
        revision,
      }),
    ),
    change(
      e.InvoiceItemChanged,
      invoices,
      invoiceIdOf,
      ({ data: { invoice_id: _, item_id, ...update }, revision }, row) => ({
        ...priced({
          ...row,
          items: row.items.map((item) =>
            item.id === item_id ? { ...item, ...said(update), revision } : item,
          ),
        }),
        revision,
      }),
    ),
    change(e.InvoiceItemDeleted, invoices, invoiceIdOf, ({ data: { item_id }, revision }, row) => ({
      ...priced({ ...row, items: row.items.filter((item) => item.id !== item_id) }),
      revision,
    })),
    change(e.InvoiceTimeAdded, invoices, invoiceIdOf, ({ data: { lines }, revision }, row) => {
      const entries = new Map(lines.map((line) => [line.item_id, line.entries]))
      return {
        items: row.items.map((item) => ({
          ...item,
          time_entries: entries.get(item.id) ?? item.time_entries ?? 0,
        })),
        revision,
      }
    }),
    change(e.InvoiceRecurred, invoices, invoiceIdOf, ({ data: { recurring_id }, revision }) => ({
      recurring_id,
      revision,
    })),
    on(e.InvoiceDeleted, invoices, invoiceIdOf, () => null),
    change(e.InvoiceClosed, invoices, invoiceIdOf, ({ data: { document } }) => ({
      state: 'closed',
      document,
      supply_from: document.supply_from,
      supply_to: document.supply_to,
      amount: document.total,
    })),
    change(e.InvoiceIssued, invoices, invoiceIdOf, (event) => ({
      state: 'issued',
      invoice_number: event.data.invoice_number,
      issued_at: at(event),
    })),
    change(e.InvoiceEmailRequested, invoices, invoiceIdOf, (event) => ({ emailed_at: at(event) })),
    change(
      e.InvoiceReminderRequested,
      invoices,
      invoiceIdOf,
      ({ data: { days, day: sent_on, by_hand } }, row) => ({
        reminders: [...row.reminders, { days, sent_on, by_hand }],
      }),
    ),
    change(
      e.InvoiceRemindersSwitched,
      invoices,
      invoiceIdOf,
      ({ data: { on, since }, revision }) => ({
        reminders_off: !on,
        remind_since: on ? since : null,
        revision,
      }),
    ),
    change(e.InvoiceViewed, invoices, invoiceIdOf, (event) => ({ viewed_at: at(event) })),
    change(e.InvoiceApproved, invoices, invoiceIdOf, (event) => ({ approved_at: at(event) })),
    change(
      e.InvoicePaymentRecorded,
      invoices,
      invoiceIdOf,
      ({ data: { invoice_id: _, client_id: __, payment_id, ...payment }, revision }, row) => ({
        payments: [
          ...row.payments,
          { id: payment_id, ...payment, reversed_on: null, reversal_reason: null },
        ],
        paid: total([row.paid, payment.amount], row.currency),
        revision,
      }),
    ),
    change(
      e.InvoicePaymentReversed,
      invoices,
      invoiceIdOf,
      ({ data: { payment_id, reversed_on, reason }, revision }, row) => ({
        payments: row.payments.map((payment) =>
          payment.id === payment_id
            ? { ...payment, reversed_on, reversal_reason: reason }
            : payment,
        ),
        paid: total(
          [
            row.paid,
            amount(row.payments.find(({ id }) => id === payment_id)?.amount ?? 0).negated(),
          ],
          row.currency,
        ),
        revision,
      }),
    ),
    change(
      e.InvoiceCredited,
      invoices,
      invoiceIdOf,
      ({ data: { credit_note_id: id, document, reason }, revision }, row) => ({
        credit_notes: [
          ...row.credit_notes,
          { id, number: null, reason, document, emailed_at: null },
        ],
        credited: total([row.credited, document.total], row.currency),
        revision,
      }),
    ),
    change(
      e.CreditNoteIssued,
      invoices,
      invoiceIdOf,
      ({ data: { credit_note_id, credit_note_number: number } }, row) => ({
        credit_notes: row.credit_notes.map((note) =>
          note.id === credit_note_id ? { ...note, number } : note,
        ),
      }),
    ),
    change(e.CreditNoteEmailRequested, invoices, invoiceIdOf, (event, row) => ({
      credit_notes: row.credit_notes.map((note) =>
        note.id === event.data.credit_note_id ? { ...note, emailed_at: at(event) } : note,
      ),
    })),
    on(
      setting.InvoiceSettingChanged,
      invoiceSettings,
      workspaceIdOf,
      (row, { data: { workspace_id, ...update } }) => ({
        id: workspace_id,
        workspace_id,
        ...nothingSet,
        ...usual,
        ...row,
        ...said(update),
      }),
    ),
    on(
      setting.InvoiceRemindersSet,
      invoiceSettings,
      workspaceIdOf,
      (row, { data: { workspace_id, ...reminders }, revision }) => ({
        id: workspace_id,
        workspace_id,
        ...nothingSet,
        ...usual,
        ...row,
        reminders,
        reminders_revision: revision,
      }),
    ),
    on(series.InvoiceNumberGiven, invoiceSeries, workspaceIdOf, (row, { data }) => ({
      id: data.workspace_id,
      workspace_id: data.workspace_id,
      counters: counted(row?.counters ?? { last: {}, prefixes: {} }, data),
    })),
  ],
})
