import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, currency, day, id, plain } from '../kernel/event-fields'

export const paypalEnvironments = ['live', 'sandbox'] as const

/**
 * The workspace's own account with PayPal: stream `paypal-account-{workspace}`. The secret itself
 * lies in the vault, under `secret_id`.
 */
export const paypalAccountEvents = {
  PaypalConnected: event('PaypalConnected', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      environment: z.enum(paypalEnvironments),
      client_id: plain(200),
      webhook_id: plain(50),
      secret_id: id(),
    }),
  }),
  PaypalDisconnected: event('PaypalDisconnected', { v: 1, data: z.object({ workspace_id: id() }) }),
}

const payment = { paypal_payment_id: id(), invoice_id: id() }
const received = { amount: amount(), currency: currency(), paid_on: day() }

/**
 * What PayPal took for an invoice: stream `paypal-payment-{id}`, whose id follows from PayPal's own
 * id of the payment, so that a payment told twice is one.
 */
export const paypalPaymentEvents = {
  PaypalPaymentReceived: event('PaypalPaymentReceived', {
    v: 1,
    data: z.object({ ...payment, capture_id: plain(60), ...received }),
  }),
  /** It is among the payments of the invoice, under the same id. */
  PaypalPaymentEntered: event('PaypalPaymentEntered', { v: 1, data: z.object(payment) }),
  /** PayPal has the money, but the invoice does not take it; `reason` is the code that says why. */
  PaypalPaymentHeld: event('PaypalPaymentHeld', {
    v: 1,
    data: z.object({ ...payment, reason: plain(60) }),
  }),
  /** Somebody asks that the invoice takes it after all. */
  PaypalPaymentRetried: event('PaypalPaymentRetried', { v: 1, data: z.object(payment) }),
  /** Somebody has dealt with it elsewhere; nothing is left to do. */
  PaypalPaymentSettled: event('PaypalPaymentSettled', { v: 1, data: z.object(payment) }),
  /** PayPal gave money back; it may tell so before it tells of the payment. */
  PaypalPaymentRefunded: event('PaypalPaymentRefunded', {
    v: 1,
    data: z.object({ ...payment, capture_id: plain(60), refund_id: plain(60), ...received }),
  }),
}
