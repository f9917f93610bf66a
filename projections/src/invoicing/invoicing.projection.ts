import { clientEvents } from '@workledger/contracts/clients/clients.events'
import {
  invoiceEvents as e,
  invoiceSeriesEvents as series,
  invoiceSettingEvents as setting,
} from '@workledger/contracts/invoicing/invoicing.events'
import type { RecordedOf } from '@workledger/contracts/kernel/event'
import { workspaceEvents } from '@workledger/contracts/workspaces/workspaces.events'
import { counted } from '@workledger/domain/invoicing/invoice-series'
import { invoiceSettingDecider, usual } from '@workledger/domain/invoicing/invoice-setting'
import { invoiceTotals } from '@workledger/domain/invoicing/invoice-totals'
import { amount, total } from '@workledger/domain/kernel/money'
import { at, change, changeSeeing, on, projection, said } from '../kernel/projection'
import type { RowOf } from '../kernel/table'
import {
  type InvoiceTableRow,
  invoiceParties,
  invoiceSeries,
  invoiceSettings,
  invoices,
  nothingSet,
} from './invoicing.tables'

const invoiceIdOf = (event: { data: { invoice_id: string } }) => event.data.invoice_id

const workspaceIdOf = (event: { data: { workspace_id: string } }) => event.data.workspace_id

/** Returns the draft with its total, which depends on both items and rates. */
const priced = (row: InvoiceTableRow): InvoiceTableRow => ({
  ...row,
  amount: invoiceTotals(row.items, row, row.currency).total,
})

type Party = RowOf<typeof invoiceParties>

/** What an invoice prints of its client; see `invoiceParties` in printed-invoice.ts. */
const printedOfClient = [
  ...['name', 'address', 'postcode', 'city', 'country', 'vat_id', 'registration_number'],
  ...['contact_name', 'contact_email', 'language'],
]

/** What it prints of the company's invoice setting, and of the company. */
const printedOfSetting = [
  ...['name', 'company_address', 'postcode', 'city', 'country', 'vat_id', 'tax_number'],
  ...['registration_number', 'iban', 'bic', 'contact_name', 'contact_email', 'contact_phone'],
  'terms',
]

const printedOfWorkspace = ['name', 'locale']

/** Counts an event that changes what invoices print of a party. */
const party =
  (id: string, printed: readonly string[]) =>
  (
    row: Party | undefined,
    {
      workspace,
      data,
      meta,
      position,
    }: Pick<RecordedOf<typeof clientEvents.ClientChanged>, 'workspace' | 'meta' | 'position'> & {
      readonly data: object
    },
  ): Party | undefined => {
    const touched = printed.filter((field) => field in data)
    if (touched.length === 0) return undefined
    const by = meta.impersonator ?? meta.actor
    const changes = (row?.changes ?? 0) + 1
    const before = (row?.editors ?? []).filter((editor) => editor.by !== by)

    return {
      id,
      workspace_id: workspace,
      changes,
      editors: [...before.slice(-1), { by, change: changes }],
      fields: {
        ...row?.fields,
        ...Object.fromEntries(touched.map((field) => [field, { change: changes, position }])),
      },
    }
  }

export const invoicingProjection = projection('invoicing', {
  version: 11,
  tables: [invoices, invoiceSettings, invoiceSeries, invoiceParties],
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
        client_moves: 0,
        client_from: 0,
        seller_from: 0,
        party_changes: 0,
      }
    }),
    changeSeeing(
      e.InvoiceDrafted,
      invoices,
      { key: invoiceIdOf, sees: [invoiceParties, ({ data }) => data.client_id] },
      (_, __, client) => ({ client_from: client?.changes ?? 0 }),
    ),
    changeSeeing(
      e.InvoiceDrafted,
      invoices,
      { key: invoiceIdOf, sees: [invoiceParties, ({ workspace }) => workspace] },
      (_, __, seller) => ({ seller_from: seller?.changes ?? 0 }),
    ),
    changeSeeing(
      e.InvoiceChanged,
      invoices,
      {
        key: ({ data }) => (data.client_id ? data.invoice_id : undefined),
        sees: [invoiceParties, ({ data, workspace }) => data.client_id ?? workspace],
      },
      (_, row, client) => ({
        client_moves: row.client_moves + 1,
        client_from: client?.changes ?? 0,
      }),
    ),
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
    changeSeeing(
      e.InvoiceClosed,
      invoices,
      { key: invoiceIdOf, sees: [invoiceParties, ({ data }) => data.document.client.client_id] },
      (_, row, client) => ({
        party_changes: row.party_changes + (client?.changes ?? 0) - row.client_from,
      }),
    ),
    changeSeeing(
      e.InvoiceClosed,
      invoices,
      { key: invoiceIdOf, sees: [invoiceParties, ({ workspace }) => workspace] },
      (_, row, seller) => ({
        party_changes: row.party_changes + (seller?.changes ?? 0) - row.seller_from,
      }),
    ),
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
    on(
      clientEvents.ClientChanged,
      invoiceParties,
      ({ data }) => data.client_id,
      (row, event) => party(event.data.client_id, printedOfClient)(row, event),
    ),
    on(setting.InvoiceSettingChanged, invoiceParties, workspaceIdOf, (row, event) =>
      party(event.data.workspace_id, printedOfSetting)(row, event),
    ),
    on(workspaceEvents.WorkspaceProfileChanged, invoiceParties, workspaceIdOf, (row, event) =>
      party(event.data.workspace_id, printedOfWorkspace)(row, event),
    ),
    on(series.InvoiceNumberGiven, invoiceSeries, workspaceIdOf, (row, { data }) => ({
      id: data.workspace_id,
      workspace_id: data.workspace_id,
      counters: counted(row?.counters ?? { last: {}, prefixes: {} }, data),
    })),
  ],
})
