import * as z from 'zod'
import { changeBody } from '../kernel/change-body'
import { area, endpoint } from '../kernel/endpoint'
import { bic, country, iban, vatId } from '../kernel/party-fields'
import { workspaceParams } from '../kernel/record'
import { bool, clearable, email, one, optionalText, text, wholeNumber } from '../kernel/shapes'
import { usualTax } from './invoice-body'
import { NUMBER_PREFIX, taxRoundings, vatCategories } from './vat-categories'

export const invoiceSetting = z.object({
  /** Legal name; like all of these, null until set. */
  name: z.string().nullable(),
  company_address: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  /** ISO 3166-1, two letters. */
  country: z.string().nullable(),
  vat_id: z.string().nullable(),
  tax_number: z.string().nullable(),
  registration_number: z.string().nullable(),
  iban: z.string().nullable(),
  bic: z.string().nullable(),
  contact_name: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  paypal_email: z.string().nullable(),
  terms: z.string().nullable(),
  due_days: z.number(),
  /** Of new invoices: taxes by rate on the sum of their lines, or on each line. */
  tax_rounding: z.enum(taxRoundings),
  number_prefix: z.string(),
  number_yearly: z.boolean(),
  number_start: z.number(),
  /** Null: credit notes share the invoices' series. */
  credit_prefix: z.string().nullable(),
  /** The default first tax of new invoices. */
  tax_name1: z.string().nullable(),
  tax_rate1: z.string().nullable(),
  tax_category1: z.enum(vatCategories).nullable(),
  tax_reason1: z.string().nullable(),
  /** The number of the next issued invoice. */
  next_invoice_number: z.string(),
  stream: z.string(),
  /** 0: nothing is set yet. */
  revision: z.number(),
})

const prefix = () => z.string().trim().regex(NUMBER_PREFIX, { error: 'invoice.number_prefix' })
const DUE = 'invoice.due_days'

export const invoiceSettingBody = z.object({
  name: text('invoice.legal', 160),
  company_address: text('invoice.address', 500),
  postcode: optionalText(20),
  city: optionalText(120),
  country: country(),
  vat_id: vatId(),
  tax_number: optionalText(60),
  registration_number: optionalText(60),
  iban: iban(),
  bic: bic(),
  contact_name: optionalText(120),
  contact_email: clearable(email()),
  contact_phone: optionalText(40),
  paypal_email: email('invoice.paypal'),
  terms: optionalText(4000),
  due_days: z
    .any()
    .refine((value) => value !== undefined && value !== null && value !== '', { error: DUE })
    .pipe(wholeNumber().min(0, { error: DUE }).max(3650, { error: DUE })),
  tax_rounding: z.enum(taxRoundings, { error: 'field.options' }).optional(),
  number_prefix: prefix().optional(),
  number_yearly: bool().optional(),
  /** First number of a new prefix. */
  number_start: wholeNumber()
    .min(1, { error: 'invoice.number_start' })
    .max(99_999_999, { error: 'invoice.number_start' })
    .optional(),
  credit_prefix: clearable(prefix()),
  ...usualTax,
})

export const invoiceSettingApi = area('invoicing', 'manage_invoices', {
  invoiceSetting: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/invoice-setting',
    who: 'admin',
    summary: 'The invoice settings of the company',
    params: workspaceParams,
    response: one(invoiceSetting),
  }),
  changeInvoiceSetting: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/invoice-setting',
    who: 'admin',
    ifMatch: 'row',
    summary: 'Change the invoice settings of the company',
    status: 200,
    params: workspaceParams,
    body: changeBody(invoiceSettingBody),
    response: one(invoiceSetting),
  }),
})
