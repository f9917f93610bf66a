import * as z from 'zod'
import { email, id, onlyThese } from '../kernel/shapes'
import { invoicesList } from './invoicing.lists'
import { taxRoundings, vatCategories } from './vat-categories'

const vat = z.enum(vatCategories).nullable()

export const invoiceRow = invoicesList.row.omit({ client_email: true }).extend({
  client: z.object({ id: id(), name: z.string(), contact_email: z.string().nullable() }),
})

export type InvoiceRowAnswer = z.output<typeof invoiceRow>

export const invoiceItem = z.object({
  id: id(),
  description: z.string(),
  quantity: z.string(),
  /** Code of UN/ECE Recommendation 20, such as HUR for hours; null: pieces. */
  unit: z.string().nullable(),
  unit_price: z.string(),
  /** quantity × unit price; `total`: with discount and taxes. */
  amount: z.string(),
  total: z.string(),
  tax1: z.boolean(),
  tax2: z.boolean(),
  discount: z.boolean(),
  vat_category: vat,
  vat_rate: z.string().nullable(),
  vat_reason: z.string().nullable(),
  /** Number of time entries that it bills. */
  time_entries: z.number(),
  /** Revision of the line. */
  revision: z.number(),
})

/** The fields of an invoice besides its lines, shared with recurring invoices. */
export const invoiceTerms = {
  buyer_reference: z.string().nullable(),
  order_number: z.string().nullable(),
  public_notes: z.string().nullable(),
  tax_name1: z.string().nullable(),
  tax_rate1: z.string().nullable(),
  /** EN 16931: S, Z, E, AE, K, G or O; null: a tax that is not VAT. */
  tax_category1: vat,
  tax_reason1: z.string().nullable(),
  tax_name2: z.string().nullable(),
  tax_rate2: z.string().nullable(),
  tax_category2: vat,
  tax_reason2: z.string().nullable(),
  discount_name: z.string().nullable(),
  discount_rate: z.string().nullable(),
  /** Deducted after the percentage, divided among the discounted lines. */
  discount_amount: z.string().nullable(),
}

/** What an invoice answers as it is kept. */
export const invoiceDetails = z.object({
  supply_from: z.string().nullable(),
  supply_to: z.string().nullable(),
  ...invoiceTerms,
  /** Value of one unit of the invoice's currency in the company's own, for VAT. */
  exchange_rate: z.string().nullable(),
  exchange_source: z.string().nullable(),
  exchange_on: z.string().nullable(),
  /** Taxes by rate on the sum of their lines (`total`), or on each line (`line`). */
  tax_rounding: z.enum(taxRoundings),
})

const totals = z.object({
  subtotal: z.string(),
  discount: z.string(),
  net: z.string(),
  tax1: z.string(),
  tax2: z.string(),
  taxes: z.array(
    z.object({
      category: vat,
      name: z.string(),
      rate: z.string(),
      reason: z.string().nullable(),
      taxable: z.string(),
      amount: z.string(),
    }),
  ),
  tax: z.string(),
  total: z.string(),
})

/** The sums of an invoice being edited, and amount and total of each line in order. */
export const calculated = z.object({
  lines: z.array(invoiceItem.pick({ amount: true, total: true })),
  totals,
})

/** `email`: the address that the caller saw; the mail is refused if it is another by now. */
export const addresseeBody = onlyThese({ email: email().optional() })

export const invoice = invoiceRow.extend({
  /** The client's address when it was issued; mails go to the present one. Null for a draft. */
  issued_to: z.string().nullable(),
  ...invoiceDetails.shape,
  items: z.array(invoiceItem),
  /** net = subtotal − discount, total = net + tax; `taxes` has each category and rate once. */
  totals,
  payments: z.array(
    z.object({
      id: id(),
      amount: z.string(),
      paid_on: z.string(),
      note: z.string().nullable(),
      /** Null: the payment counts. */
      reversed_on: z.string().nullable(),
      reversal_reason: z.string().nullable(),
    }),
  ),
  credit_notes: z.array(
    z.object({
      id: id(),
      /** Null until it is assigned, a moment later. */
      number: z.string().nullable(),
      credited_on: z.string(),
      amount: z.string(),
      reason: z.string().nullable(),
      emailed_at: z.string().nullable(),
    }),
  ),
  /** The quantity of each item that can still be credited. */
  creditable: z.array(z.object({ id: id(), quantity: z.string() })),
  /** The recurring invoice made from it. */
  repeated_by: id().nullable(),
  reminders: z.object({
    /** False: scheduled reminders are off. */
    on: z.boolean(),
    /** The next scheduled reminder; null: none. */
    next_on: z.string().nullable(),
    sent: z.array(
      z.object({
        /** The step's days after the due date; null: a manual reminder without a step's text. */
        days: z.number().nullable(),
        sent_on: z.string(),
        by_hand: z.boolean(),
      }),
    ),
  }),
  /** The client's page; null for a draft. */
  public_url: z.string().nullable(),
})

export type InvoiceAnswer = z.output<typeof invoice>
