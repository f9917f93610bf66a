import type { invoiceEvents } from '@workledger/contracts/invoicing/invoicing.events'
import type { VatCategory } from '@workledger/contracts/invoicing/vat-categories'
import type { RecordedOf } from '@workledger/contracts/kernel/event'
import { amount, rounded } from '../../kernel/money'

type InvoiceDocument = RecordedOf<typeof invoiceEvents.InvoiceClosed>['data']['document']

/** One rate of VAT of a document, and its tax. */
export interface RateSums {
  readonly category: VatCategory
  readonly rate: string
  readonly net: string
  readonly tax: string
}

/** The sums of an invoice or a credit note; those of a note are positive too. */
export interface DocumentSums {
  readonly rates: readonly RateSums[]
  /** What bears no VAT. */
  readonly rest: string
  /** Taxes that are not VAT. */
  readonly levies: string
  readonly total: string
}

export const entryKinds = [
  'invoice',
  'credit-note',
  'payment',
  'payment-reversal',
  'claim',
  'claim-withdrawal',
  'reimbursement',
  'reimbursement-reversal',
] as const

/** An entry of the books, as the log tells it. */
export interface LedgerEntry {
  readonly kind: (typeof entryKinds)[number]
  /** Unique among the entries of all documents; what a bookkeeper finds it by. */
  readonly reference: string
  /** The day of the document, or of the payment. */
  readonly on: string
  readonly due_on: string
  /** Position in the log. */
  readonly position: string
  /** Of an invoice and a credit note; null of the others, which have an amount. */
  readonly sums: DocumentSums | null
  readonly amount: string
  /** The client; empty for claims. */
  readonly name: string
  /** Category of a claim; empty for others. */
  readonly category: string
  /** The payment that it is or reverses. */
  readonly payment_id: string | null
}

/** Returns a document's sums by rate, which add up to its total. */
export function sumsOf({ net, total, taxes, currency }: InvoiceDocument): DocumentSums {
  const rates = taxes.flatMap(({ category, rate, taxable, amount: tax }) =>
    category ? [{ category, rate: amount(rate).toString(), net: taxable, tax }] : [],
  )

  const levies = taxes.reduce(
    (sum, { category, amount: tax }) => (category ? sum : sum.plus(tax)),
    amount(0),
  )
  const rest = rates.reduce((sum, each) => sum.minus(each.net), amount(net))

  return { rates, rest: rounded(rest, currency), levies: rounded(levies, currency), total }
}
