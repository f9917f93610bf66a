import { given } from '../kernel/decider-specification'
import { type PaypalAccountEvent, paypalAccountDecider } from './paypal-account'
import { type PaypalPaymentEvent, paypalPaymentDecider } from './paypal-payment'

const [workspace_id, secret_id, paypal_payment_id, invoice_id] = [1, 2, 3, 4].map(
  (n) => `0190a1b2-0000-7000-8000-00000000000${n}`,
) as [string, string, string, string]

describe('the PayPal account of a workspace', () => {
  const data = {
    workspace_id,
    environment: 'live',
    client_id: 'app',
    webhook_id: 'WH1',
    secret_id,
  } as const

  const connected: PaypalAccountEvent = { type: 'PaypalConnected', data }
  const gone: PaypalAccountEvent = { type: 'PaypalDisconnected', data: { workspace_id } }

  it('is connected, and connected again if something differs', () => {
    given(paypalAccountDecider)
      .when({ type: 'connect', ...data })
      .then(connected)
    given(paypalAccountDecider, connected)
      .when({ type: 'connect', ...data })
      .thenNothing()
    const other = { ...data, environment: 'sandbox' } as const
    given(paypalAccountDecider, connected)
      .when({ type: 'connect', ...other })
      .then({ type: 'PaypalConnected', data: other })
    given(paypalAccountDecider, connected, gone)
      .when({ type: 'connect', ...data })
      .then(connected)
  })

  it('is disconnected if one is connected', () => {
    given(paypalAccountDecider, connected).when({ type: 'disconnect', workspace_id }).then(gone)
    given(paypalAccountDecider)
      .when({ type: 'disconnect', workspace_id })
      .thenRefused('invoice.paypal_none')
    given(paypalAccountDecider, connected, gone)
      .when({ type: 'disconnect', workspace_id })
      .thenRefused('invoice.paypal_none')
  })
})

describe('a payment that PayPal took', () => {
  const about = { paypal_payment_id, invoice_id }

  const taken = {
    ...about,
    capture_id: '3C6',
    amount: '10.00',
    currency: 'EUR',
    paid_on: '2026-05-02',
  }

  const received: PaypalPaymentEvent = { type: 'PaypalPaymentReceived', data: taken }
  const entered: PaypalPaymentEvent = { type: 'PaypalPaymentEntered', data: about }

  const held: PaypalPaymentEvent = {
    type: 'PaypalPaymentHeld',
    data: { ...about, reason: 'invoice.overpaid' },
  }

  const refunded: PaypalPaymentEvent = {
    type: 'PaypalPaymentRefunded',
    data: { ...taken, refund_id: 'R1' },
  }

  it('is received once, however often it is reported', () => {
    given(paypalPaymentDecider)
      .when({ type: 'receive', ...taken })
      .then(received)

    for (const before of [[received], [received, entered], [received, held], [refunded, received]])
      given(paypalPaymentDecider, ...before)
        .when({ type: 'receive', ...taken })
        .thenNothing()
  })

  it('is entered or held, and not both', () => {
    given(paypalPaymentDecider, received)
      .when({ type: 'enter', ...about })
      .then(entered)
    given(paypalPaymentDecider, received)
      .when({ type: 'hold', ...about, reason: 'invoice.overpaid' })
      .then(held)
    given(paypalPaymentDecider, received, held)
      .when({ type: 'enter', ...about })
      .thenNothing()
    given(paypalPaymentDecider, received, entered)
      .when({ type: 'hold', ...about, reason: 'invoice.overpaid' })
      .thenNothing()
    given(paypalPaymentDecider)
      .when({ type: 'enter', ...about })
      .thenRefused('not_found')
  })

  it('that is held is entered after all, or settled elsewhere, once', () => {
    const [retried, settled]: PaypalPaymentEvent[] = [
      { type: 'PaypalPaymentRetried', data: about },
      { type: 'PaypalPaymentSettled', data: about },
    ]

    const retry = { type: 'retry', ...about } as const
    const settle = { type: 'settle', ...about } as const
    given(paypalPaymentDecider, received, held).when(retry).then(retried!)
    given(paypalPaymentDecider, received, held, retried!)
      .when({ type: 'enter', ...about })
      .then(entered)
    given(paypalPaymentDecider, received, held).when(settle).then(settled!)

    for (const before of [
      [received],
      [received, entered],
      [received, held, settled!],
      [received, held, retried!],
    ])
      for (const command of [retry, settle])
        given(paypalPaymentDecider, ...before)
          .when(command)
          .thenRefused('invoice.paypal_not_held')

    given(paypalPaymentDecider).when(retry).thenRefused('not_found')
  })

  it('is refunded, even if the refund arrives first, and each refund counts once', () => {
    given(paypalPaymentDecider)
      .when({ type: 'refund', ...taken, refund_id: 'R1' })
      .then(refunded)
    given(paypalPaymentDecider, refunded)
      .when({ type: 'receive', ...taken })
      .then(received)
    given(paypalPaymentDecider, received, refunded)
      .when({ type: 'refund', ...taken, refund_id: 'R1' })
      .thenNothing()
    given(paypalPaymentDecider, received, refunded)
      .when({ type: 'refund', ...taken, refund_id: 'R2' })
      .then({ type: 'PaypalPaymentRefunded', data: { ...taken, refund_id: 'R2' } })
  })
})
