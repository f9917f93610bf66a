import type { invoiceDocument } from '@workledger/contracts/invoicing/invoicing.events'
import type * as z from 'zod'
import { invoiceTotals, type PricedItem, type Rates } from './invoice-totals'

export type InvoiceDocument = z.output<typeof invoiceDocument>
/** Who sends and who gets the invoice, as they stand now; an issued invoice keeps them as they were. */
export type Parties = Pick<InvoiceDocument, 'seller' | 'client'>
interface Content extends Rates {
  readonly currency: string
  readonly invoice_date: string
  readonly due_date: string
  readonly public_notes: string | null
  readonly discount_name: string | null
  readonly tax_name1: string | null
  readonly tax_name2: string | null
}
interface Item extends PricedItem {
  readonly item_id: string
  readonly description: string
}

/** An invoice as it is printed. Discount and taxes that no item uses are left out. */
export function documentOf(content: Content, items: readonly Item[], { seller, client }: Parties): InvoiceDocument {
  const { lines, subtotal, total, ...sums } = invoiceTotals(items, content, content.currency)
  const charge = (part: 'discount' | 'tax1' | 'tax2', name: string | null, rate: string | null) =>
    items.some((item) => item[part]) ? { name: name ?? '', rate: rate ?? '0', amount: sums[part] } : null
  return {
    seller,
    client,
    currency: content.currency,
    invoice_date: content.invoice_date,
    due_date: content.due_date,
    public_notes: content.public_notes,
    lines: items.map(({ item_id, description, quantity, unit_price, tax1, tax2, discount }, n) => ({
      item_id,
      description,
      quantity,
      unit_price,
      tax1,
      tax2,
      discount,
      amount: lines[n]!.amount,
      total: lines[n]!.total,
    })),
    subtotal,
    discount: charge('discount', content.discount_name, content.discount_rate),
    tax1: charge('tax1', content.tax_name1, content.tax_rate1),
    tax2: charge('tax2', content.tax_name2, content.tax_rate2),
    total,
  }
}
