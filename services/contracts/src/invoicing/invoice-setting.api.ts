import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { email, one, optionalText, text, wholeNumber } from '../kernel/shapes'

const ws = z.object({ ws: idOf('workspaces') })
export const invoiceSetting = z.object({
  /** Legal name; like all of these, null until it is set. */
  name: z.string().nullable(),
  company_address: z.string().nullable(),
  paypal_email: z.string().nullable(),
  terms: z.string().nullable(),
  due_days: z.number(),
  /** The number that the next issued invoice gets. */
  next_invoice_number: z.string(),
  stream: z.string(),
})
const DUE = 'invoice.due_days'
export const invoiceSettingBody = z.object({
  name: text('invoice.legal', 160),
  company_address: text('invoice.address', 500),
  paypal_email: email('invoice.paypal'),
  terms: optionalText(4000),
  due_days: z
    .any()
    .refine((value) => value !== undefined && value !== null && value !== '', { error: DUE })
    .pipe(wholeNumber().min(0, { error: DUE }).max(3650, { error: DUE })),
})

export const invoiceSettingApi = area('invoicing', 'manage_invoices', {
  invoiceSetting: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/invoice-setting',
    who: 'admin',
    summary: 'What the company prints on its invoices',
    params: ws,
    response: one(invoiceSetting),
  }),
  changeInvoiceSetting: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/invoice-setting',
    who: 'admin',
    summary: 'Change what the company prints on its invoices',
    status: 200,
    params: ws,
    body: invoiceSettingBody,
    response: one(invoiceSetting),
  }),
})
