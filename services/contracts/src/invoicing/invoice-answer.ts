import * as z from 'zod'
import { id } from '../kernel/shapes'
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
  /** How many time entries it bills. */
  time_entries: z.number(),
  /** Of the line. */
  revision: z.number(),
})

/** What an invoice says beside its lines, and each of a recurring one. */
export const invoiceTerms = {
  buyer_reference: z.string().nullable(),
  order_number: z.string().nullable(),
  public_notes: z.string().nullable(),
  tax_name1: z.string().nullable(),
  tax_rate1: z.string().nullable(),
  /** EN 16931: S, Z, E, AE, K, G or O; null: a tax that is no VAT. */
  tax_category1: vat,
  tax_reason1: z.string().nullable(),
  tax_name2: z.string().nullable(),
  tax_rate2: z.string().nullable(),
  tax_category2: vat,
  tax_reason2: z.string().nullable(),
  discount_name: z.string().nullable(),
  discount_rate: z.string().nullable(),
  /** Taken off after the percentage, divided among the lines that bear the discount. */
  discount_amount: z.string().nullable(),
}

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

/** The sums of what is being written, and amount and total of each of its lines, in their order. */
export const calculated = z.object({
  lines: z.array(invoiceItem.pick({ amount: true, total: true })),
  totals,
})

export const invoice = invoiceRow.extend({
  supply_from: z.string().nullable(),
  supply_to: z.string().nullable(),
  ...invoiceTerms,
  /** What one unit of the invoice's currency is in the company's own, for VAT. */
  exchange_rate: z.string().nullable(),
  exchange_source: z.string().nullable(),
  exchange_on: z.string().nullable(),
  items: z.array(invoiceItem),
  /** Taxes by rate on the sum of their lines (`total`), or on each line (`line`). */
  tax_rounding: z.enum(taxRoundings),
  /** net = subtotal − discount, total = net + tax; `taxes` has each category and rate once. */
  totals,
  payments: z.array(
    z.object({
      id: id(),
      amount: z.string(),
      paid_on: z.string(),
      note: z.string().nullable(),
      /** Null: it counts. */
      reversed_on: z.string().nullable(),
      reversal_reason: z.string().nullable(),
    }),
  ),
  credit_notes: z.array(
    z.object({
      id: id(),
      /** Null for the moment until it has one. */
      number: z.string().nullable(),
      credited_on: z.string(),
      amount: z.string(),
      reason: z.string().nullable(),
      emailed_at: z.string().nullable(),
    }),
  ),
  /** What can still be credited of each item. */
  creditable: z.array(z.object({ id: id(), quantity: z.string() })),
  /** The recurring invoice that was made from it. */
  repeated_by: id().nullable(),
  reminders: z.object({
    /** False: not reminded of by schedule. */
    on: z.boolean(),
    /** The next by schedule; null: none. */
    next_on: z.string().nullable(),
    sent: z.array(
      z.object({
        /** Of the step, from the due date; null: asked for by hand, in no step's words. */
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
