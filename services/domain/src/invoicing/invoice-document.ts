import type { invoiceDocument } from '@workledger/contracts/invoicing/invoicing.events'
import type { TaxRounding } from '@workledger/contracts/invoicing/vat-categories'
import type * as z from 'zod'
import { amount, rounded } from '../kernel/money'
import { invoiceTax } from './invoice-taxes'
import { invoiceTotals, type PricedItem, type Rates } from './invoice-totals'

export type InvoiceDocument = z.output<typeof invoiceDocument>

/** The current sender and recipient, and the language; an issued invoice keeps its own copy. */
export type Parties = Pick<InvoiceDocument, 'seller' | 'client' | 'language'>

interface PrintedContent
  extends Rates,
    Pick<
      InvoiceDocument,
      | 'currency'
      | 'invoice_date'
      | 'due_date'
      | 'supply_from'
      | 'supply_to'
      | 'buyer_reference'
      | 'order_number'
      | 'public_notes'
    > {
  readonly discount_name: string | null
  /**
   * The seller's currency, if different, and the value of one unit of the invoice's currency in it.
   */
  readonly accounting?: Omit<Accounting, 'tax'> | undefined
  readonly tax_rounding: TaxRounding
}

export type Accounting = NonNullable<InvoiceDocument['accounting']>
type Item = PricedItem & Omit<InvoiceDocument['lines'][number], 'amount' | 'total'>

/** Returns an invoice as printed, without unused discount and taxes. */
export function documentOf(
  content: PrintedContent,
  items: readonly Item[],
  { seller, client, language }: Parties,
): InvoiceDocument {
  const { lines, tax1, tax2, taxes, discount, ...sums } = invoiceTotals(
    items,
    content,
    content.currency,
  )

  const tax = (slot: 1 | 2, amount: string) =>
    items.some((item) => (slot === 1 ? item.tax1 : item.tax2))
      ? { ...invoiceTax(content, slot), amount }
      : null

  return {
    ...(language && { language }),
    seller,
    client,
    currency: content.currency,
    invoice_date: content.invoice_date,
    due_date: content.due_date,
    supply_from: content.supply_from,
    supply_to: content.supply_to,
    buyer_reference: content.buyer_reference,
    order_number: content.order_number,
    public_notes: content.public_notes,
    lines: items.map((item, n) => ({
      item_id: item.item_id,
      description: item.description,
      quantity: item.quantity,
      unit: item.unit,
      unit_price: item.unit_price,
      tax1: item.tax1,
      tax2: item.tax2,
      discount: item.discount,
      vat_category: item.vat_category,
      vat_rate: item.vat_rate,
      vat_reason: item.vat_reason,
      amount: lines[n]!.amount,
      total: lines[n]!.total,
    })),
    ...sums,
    discount: items.some((item) => item.discount)
      ? {
          name: content.discount_name ?? '',
          rate: content.discount_rate ?? '0',
          amount: discount,
          ...(content.discount_amount
            ? { fixed: rounded(content.discount_amount, content.currency) }
            : {}),
        }
      : null,
    tax1: tax(1, tax1),
    tax2: tax(2, tax2),
    taxes,
    tax_rounding: content.tax_rounding,
    ...(content.accounting && taxes.some(({ category }) => category !== null)
      ? { accounting: { ...content.accounting, tax: taxIn(content.accounting, taxes) } }
      : {}),
  }
}

/** Returns VAT in the seller's currency: the sum, multiplied and rounded once. */
const taxIn = ({ currency, rate }: Omit<Accounting, 'tax'>, taxes: InvoiceDocument['taxes']) =>
  rounded(
    taxes.reduce((sum, tax) => (tax.category ? sum.plus(tax.amount) : sum), amount(0)).times(rate),
    currency,
  )
