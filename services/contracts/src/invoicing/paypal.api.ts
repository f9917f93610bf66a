import * as z from 'zod'
import { shippedLanguages } from '../kernel/area-words'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { clearable, one, text } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { paypalEnvironments } from './paypal.events'
import { paypalPaymentStates, paypalPaymentsList } from './paypal.lists'

const paymentId = z.object({ ws: idOf('workspaces'), id: idOf('paypal_payments') })
const invoiceId = z.object({ id: idOf('invoices') })
const key = characters(100).default('')

export const paypalAccount = z.object({
  connected: z.boolean(),
  /** Null without a connection; the secret is never returned. */
  environment: z.enum(paypalEnvironments).nullable(),
  client_id: z.string().nullable(),
  webhook_id: z.string().nullable(),
  connected_at: z.string().nullable(),
  /** The webhook address to set at PayPal, and the events that it must report. */
  webhook_url: z.string(),
  webhook_events: z.array(z.string()),
  stream: z.string(),
  /** 0: nothing is connected. */
  revision: z.number(),
})

export type PaypalAccountAnswer = z.output<typeof paypalAccount>

const visible = (code: string, max: number) =>
  text(code, max).refine((value) => /^[\x21-\x7e]*$/.test(value), { error: code })

export const paypalAccountBody = z.object({
  environment: z.enum(paypalEnvironments, { error: 'field.options' }),
  client_id: visible('invoice.paypal_client_id', 200),
  /** By default the stored secret stays, if client ID and environment do. */
  secret: clearable(visible('invoice.paypal_secret', 200)),
  webhook_id: text('invoice.paypal_webhook_id', 50).refine(
    (value) => /^[A-Za-z0-9]*$/.test(value),
    { error: 'invoice.paypal_webhook_id' },
  ),
})

export const paypalApi = area('invoicing', 'manage_invoices', {
  paypalAccount: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/invoice-setting/paypal',
    who: 'admin',
    summary: 'The PayPal account that clients pay to, without its secret',
    params: workspaceParams,
    response: one(paypalAccount),
  }),
  connectPaypal: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/invoice-setting/paypal',
    who: 'admin',
    summary:
      "Connect the workspace's own PayPal account, after PayPal has accepted the credentials and has the webhook",
    params: workspaceParams,
    body: paypalAccountBody,
    response: one(paypalAccount),
    errors: ['invoice.paypal_refused', 'invoice.paypal_unreachable'],
  }),
  disconnectPaypal: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/invoice-setting/paypal',
    who: 'admin',
    summary: 'Disconnect the PayPal account and delete its secret',
    params: workspaceParams,
    errors: ['invoice.paypal_none'],
  }),
  paypalPayments: listCall(paypalPaymentsList, {
    path: '/workspaces/{ws}/paypal-payments',
    summary: 'PayPal payments of invoices, newest first, including those that could not be entered',
    params: workspaceParams,
  }),
  retryPaypalPayment: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/paypal-payments/{id}/retry',
    who: 'admin',
    summary: 'Enter a held payment again after a change; a refusal stores the new reason',
    status: 200,
    params: paymentId,
    response: one(z.object({ state: z.enum(paypalPaymentStates) })),
    errors: ['invoice.paypal_not_held'],
  }),
  settlePaypalPayment: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/paypal-payments/{id}/settle',
    who: 'admin',
    summary: 'Mark a held payment as settled elsewhere',
    status: 200,
    params: paymentId,
    response: one(z.object({ state: z.enum(paypalPaymentStates) })),
    errors: ['invoice.paypal_not_held'],
  }),
  publicInvoicePayment: endpoint({
    method: 'GET',
    path: '/public/invoices/{id}/payment',
    who: 'key',
    summary: 'The sender of the invoice, what is due, and whether PayPal takes it',
    params: invoiceId,
    query: z.object({ key }),
    response: one(
      z.object({
        paypal: z.boolean(),
        seller: z.string(),
        logo: z.string().nullable(),
        /** Where the client asks: an address for mail or a phone number. */
        contact: z.string().nullable(),
        /** The language in which the invoice was issued. */
        language: z.enum(shippedLanguages),
        /** The open amount, at least 0. */
        balance: z.string(),
        currency: z.string(),
        due_date: z.string(),
      }),
    ),
    errors: ['invoice.key', 'link.expired'],
  }),
  returnFromPaypal: endpoint({
    method: 'GET',
    path: '/public/invoices/{id}/pay/paypal/return',
    who: 'key',
    summary:
      "PayPal's return address after approval: captures the payment and redirects to the invoice",
    params: invoiceId,
    query: z.object({ key, token: characters(60).default('') }),
    raw: 'html',
    errors: ['invoice.key', 'link.expired'],
  }),
})
