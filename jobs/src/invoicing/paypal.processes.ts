import { paypalPaymentEvents } from '@workledger/contracts/invoicing/paypal.events'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { paypalPaymentDecider } from '@workledger/domain/invoicing/paypal-payment'
import { type Process, process } from '../kernel/process'

/** What an invoice says to a payment; everything else is tried again. */
const REFUSALS = /^(invoice\.|validation$|not_found$)/

export const paypalProcesses: readonly Process[] = [
  process({
    name: 'payment of an invoice by PayPal',
    on: paypalPaymentEvents.PaypalPaymentReceived,
    /** PayPal has the money whatever the invoice says, so what it does not take is kept with the reason, for somebody to look at. */
    async react({ data: { paypal_payment_id, invoice_id, amount, currency, paid_on, capture_id } }, context) {
      const about = { paypal_payment_id, invoice_id }
      const hold = (reason: string) => context.run(paypalPaymentDecider, paypal_payment_id, { type: 'hold', ...about, reason })
      const invoice = await context.state(invoiceDecider, invoice_id)
      if (invoice.status === 'issued' && invoice.document.currency !== currency) return void (await hold('invoice.paypal_currency'))
      try {
        const note = `PayPal ${capture_id}`
        await context.run(invoiceDecider, invoice_id, { type: 'pay', invoice_id, payment_id: paypal_payment_id, amount, paid_on, note })
      } catch (error) {
        if (!(error instanceof CodedError) || !REFUSALS.test(error.code)) throw error
        return void (await hold(error.code))
      }
      await context.run(paypalPaymentDecider, paypal_payment_id, { type: 'enter', ...about })
    },
  }),
]
