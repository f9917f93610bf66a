import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, currency, day, id, plain } from '../kernel/event-fields'

export const paypalEnvironments = ['live', 'sandbox'] as const

/**
 * The workspace's own PayPal account: stream `paypal-account-{workspace}`. The secret is in the
 * vault, under `secret_id`.
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
 * A PayPal payment for an invoice: stream `paypal-payment-{id}`. The id derives from PayPal's own,
 * so a repeated report makes no second payment.
 */
export const paypalPaymentEvents = {
  PaypalPaymentReceived: event('PaypalPaymentReceived', {
    v: 1,
    data: z.object({ ...payment, capture_id: plain(60), ...received }),
  }),
  /** It is among the payments of the invoice, under the same id. */
  PaypalPaymentEntered: event('PaypalPaymentEntered', { v: 1, data: z.object(payment) }),
  /** PayPal has the money, but the invoice does not take it; `reason` is the code of the cause. */
  PaypalPaymentHeld: event('PaypalPaymentHeld', {
    v: 1,
    data: z.object({ ...payment, reason: plain(60) }),
  }),
  /** A person requests that the invoice takes it after all. */
  PaypalPaymentRetried: event('PaypalPaymentRetried', { v: 1, data: z.object(payment) }),
  /** A person settled it elsewhere; nothing is left to do. */
  PaypalPaymentSettled: event('PaypalPaymentSettled', { v: 1, data: z.object(payment) }),
  /** PayPal gave money back; it may report this before the payment. */
  PaypalPaymentRefunded: event('PaypalPaymentRefunded', {
    v: 1,
    data: z.object({ ...payment, capture_id: plain(60), refund_id: plain(60), ...received }),
  }),
}
