import { paypalPaymentEvents } from '@workledger/contracts/invoicing/paypal.events'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { paypalPaymentDecider } from '@workledger/domain/invoicing/paypal-payment'
import { derivedId } from '@workledger/event-store/ids'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

/** Errors by which an invoice refuses a payment for good; other errors are retried. */
const REFUSALS = /^(invoice\.|validation$|not_found$)/

export const paypalProcesses: readonly Process[] = [
  process({
    name: 'payment of an invoice by PayPal',
    on: paypalPaymentEvents.PaypalPaymentReceived,
    react: ({ data }, context) => enter(data, context),
  }),
  process({
    name: 'payment of an invoice by PayPal, tried again',
    on: paypalPaymentEvents.PaypalPaymentRetried,
    react: ({ data }, context) => enter(data, context),
  }),
  process({
    name: 'refunds that PayPal told of before the payment was entered',
    on: paypalPaymentEvents.PaypalPaymentEntered,
    react: ({ data }, context) => refund(data, context),
  }),
  process({
    name: 'refund of a payment by PayPal',
    on: paypalPaymentEvents.PaypalPaymentRefunded,
    react: ({ data }, context) => refund(data, context),
  }),
]

interface About {
  paypal_payment_id: string
  invoice_id: string
}

/**
 * Enters a payment. PayPal has the money even if the invoice refuses it, so a refused payment is kept
 * with the reason for a person to review.
 */
async function enter(
  { paypal_payment_id, invoice_id }: About,
  context: ProcessContext,
): Promise<void> {
  const about = { paypal_payment_id, invoice_id }
  const hold = (reason: string) =>
    context.run(paypalPaymentDecider, paypal_payment_id, { type: 'hold', ...about, reason })
  const { received } = await context.state(paypalPaymentDecider, paypal_payment_id)
  if (!received) return
  const { amount, currency, paid_on, capture_id } = received
  const invoice = await context.state(invoiceDecider, invoice_id)

  if (invoice.status === 'issued' && invoice.document.currency !== currency)
    return void (await hold('invoice.paypal_currency'))

  try {
    const note = `PayPal ${capture_id}`
    const payment = { invoice_id, payment_id: paypal_payment_id, amount, paid_on, note }
    await context.run(invoiceDecider, invoice_id, { type: 'pay', ...payment, today: null })
  } catch (error) {
    if (!(error instanceof CodedError) || !REFUSALS.test(error.code)) throw error
    return void (await hold(error.code))
  }

  await context.run(paypalPaymentDecider, paypal_payment_id, { type: 'enter', ...about })
}

/**
 * Reduces the payment by a refund of PayPal. Each refund applies to the rest after earlier ones; a
 * repeated one does nothing.
 */
async function refund(
  { paypal_payment_id, invoice_id }: About,
  context: ProcessContext,
): Promise<void> {
  const { status, refunds } = await context.state(paypalPaymentDecider, paypal_payment_id)
  if (status !== 'entered') return
  let payment_id = paypal_payment_id

  for (const { refund_id, amount, paid_on: reversed_on } of refunds) {
    const rest_id = derivedId(paypal_payment_id, `rest after ${refund_id}`)
    const reason = `PayPal ${refund_id}`

    await context.run(invoiceDecider, invoice_id, {
      type: 'refund-payment',
      invoice_id,
      payment_id,
      rest_id,
      amount,
      reversed_on,
      reason,
    })

    payment_id = rest_id
  }
}
