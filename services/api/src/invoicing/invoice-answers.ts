import { type InvoiceAnswer, type InvoiceRowAnswer, invoiceStatuses } from '@workledger/contracts/invoicing/invoices.api'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { invoiceTotals } from '@workledger/domain/invoicing/invoice-totals'
import { streamOf } from '@workledger/domain/kernel/decider'
import { rounded } from '@workledger/domain/kernel/money'
import type { InvoiceRow } from '@workledger/projections/invoicing/invoicing.queries'

/** An invoice as lists show it. */
export const shownRow = (row: InvoiceRow): InvoiceRowAnswer => ({
  id: row.id,
  invoice_number: row.invoice_number,
  client_id: row.client_id,
  client: { id: row.client_id, name: row.client_name, contact_email: row.contact_email },
  invoice_date: row.invoice_date,
  due_date: row.due_date,
  days_old: row.days_old,
  currency: row.currency,
  amount: rounded(row.amount, row.currency),
  paid: rounded(row.paid, row.currency),
  balance: rounded(row.balance, row.currency),
  invoice_status_id: row.status_id as InvoiceRowAnswer['invoice_status_id'],
  emailed_at: row.emailed_at,
  created_at: row.created_at,
  stream: streamOf(invoiceDecider, row.id),
  revision: row.revision,
})

/** An invoice with its items and sums; items of an issued one are those of its document. */
export function shown(row: InvoiceRow, public_url: string | null): InvoiceAnswer {
  const { lines, ...totals } = invoiceTotals(row.items, row, row.currency)
  const { public_notes, tax_name1, tax_rate1, tax_name2, tax_rate2, discount_name, discount_rate, payments } = row
  return {
    ...shownRow(row),
    public_notes,
    tax_name1,
    tax_rate1,
    tax_name2,
    tax_rate2,
    discount_name,
    discount_rate,
    items: row.items.map((item, n) => ({ ...item, amount: lines[n]!.amount, total: lines[n]!.total })),
    totals,
    payments,
    public_url,
  }
}

export const isDraft = (row: InvoiceRow) => row.status_id === invoiceStatuses.draft
