import * as z from 'zod'
import { atMost, belowMost, MOST_HOURS } from '../kernel/amounts'
import {
  bool,
  clearable,
  currency,
  day,
  decimal,
  money,
  optionalText,
  text,
} from '../kernel/shapes'
import { taxRoundings, vatCategories } from './vat-categories'

const rate = (message: string) =>
  clearable(
    decimal(message).refine((percent) => Number(percent) >= 0 && Number(percent) <= 100, {
      error: 'invoice.rate',
    }),
  )

const category = () => clearable(z.enum(vatCategories, { error: 'invoice.vat_category' }))

/** The first tax, which the setting has too. */
export const usualTax = {
  tax_name1: optionalText(60),
  tax_rate1: rate('invoice.tax_value'),
  tax_category1: category(),
  tax_reason1: optionalText(200),
}

export const invoiceBody = z.object({
  client_id: z.uuid({ error: 'invoice.client_unknown' }),
  /** A wish only: issuing assigns the next number of the series. */
  invoice_number: text('invoice.number', 40),
  invoice_date: day('invoice.issue_date'),
  due_date: day('invoice.due_date'),
  supply_from: clearable(day('field.select_date')),
  supply_to: clearable(day('field.select_date')),
  buyer_reference: optionalText(100),
  order_number: optionalText(100),
  public_notes: optionalText(4000),
  ...usualTax,
  tax_name2: optionalText(60),
  tax_rate2: rate('invoice.tax_value'),
  tax_category2: category(),
  tax_reason2: optionalText(200),
  discount_name: optionalText(60),
  discount_rate: rate('invoice.discount_value'),
  /** Money deducted after the percentage. */
  discount_amount: clearable(
    money('invoice.discount_value')
      .refine((value) => !value.startsWith('-'), { error: 'invoice.discount_value' })
      .refine(belowMost, { error: 'field.pay_most' }),
  ),
  /** Value of one unit of `currency` in the company's own. */
  exchange_rate: clearable(
    decimal('invoice.exchange_rate').refine((value) => Number(value) > 0, {
      error: 'invoice.exchange_rate',
    }),
  ),
  exchange_source: optionalText(100),
  exchange_on: clearable(day('field.select_date')),
  /** By default the workspace's. */
  currency: currency().optional(),
  /** Accepted and ignored: the server computes the total. */
  amount: decimal().optional(),
})

const DATA = 'invoice.data'
const notNegative = (value: string) => !value.startsWith('-')

const itemFields = {
  description: text('invoice.item', 1000),
  /** Below zero deducts; the price is never below zero. */
  quantity: decimal(DATA)
    .refine(...atMost(MOST_HOURS))
    .refine((value) => Number(value) >= -MOST_HOURS, { error: DATA }),
  unit: clearable(z.string().regex(/^[A-Z0-9]{1,3}$/, { error: 'invoice.unit_code' })),
  unit_price: money(DATA)
    .refine(notNegative, { error: DATA })
    .refine(belowMost, { error: 'field.pay_most' }),
  /** Accepted and ignored: the server multiplies. */
  amount: decimal(DATA).optional(),
  tax1: bool(),
  tax2: bool(),
  discount: bool(),
  vat_category: category(),
  vat_rate: rate('invoice.tax_value'),
  vat_reason: optionalText(200),
}

export const invoiceItemChange = z.object(itemFields).partial()

export const invoiceItemBody = z.object({
  ...itemFields,
  tax1: bool().default(false),
  tax2: bool().default(false),
  discount: bool().default(false),
})

/** Most lines of one calculation before saving. */
const MOST_CALCULATED = 500

/** The inputs of an invoice's sums. */
export const invoiceCalculation = invoiceBody
  .pick({
    ...{ tax_name1: true, tax_rate1: true, tax_category1: true, tax_reason1: true },
    ...{ tax_name2: true, tax_rate2: true, tax_category2: true, tax_reason2: true },
    discount_rate: true,
    discount_amount: true,
  })
  .extend({
    currency: currency(),
    /** By default the workspace's; a draft keeps its own. */
    tax_rounding: z.enum(taxRoundings, { error: 'field.options' }).optional(),
    lines: z
      .array(
        invoiceItemBody.pick({
          ...{ quantity: true, unit_price: true, tax1: true, tax2: true, discount: true },
          ...{ vat_category: true, vat_rate: true, vat_reason: true },
        }),
      )
      .max(MOST_CALCULATED),
  })

export const paymentBody = z.object({
  amount: money(DATA).refine((amount) => Number(amount) > 0, { error: DATA }),
  paid_on: day('field.select_date'),
  note: optionalText(500),
  /** It was paid before the date of the invoice. */
  in_advance: bool().optional(),
})

export const reversalBody = z.object({
  reversed_on: day('field.select_date'),
  reason: text('invoice.reason', 500),
})
