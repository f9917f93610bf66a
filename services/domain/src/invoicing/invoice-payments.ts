import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { amount, rounded, total } from '../kernel/money'
import type { InvoiceEvent, Issued, Payment } from './invoice-state'

type InvoicePaymentRef = { invoice_id: string }

export type PaymentCommand =
  /** `today` is the latest permitted day of the payment; null if PayPal gives its time. */
  | ({
      type: 'pay'
      payment_id: string
      today: string | null
      in_advance?: boolean | undefined
    } & InvoicePaymentRef &
      Payment)
  /** Refunds a payment in whole or in part: it is reversed, and the rest becomes a new payment. */
  | ({
      type: 'refund-payment'
      payment_id: string
      rest_id: string
      amount: string
      reversed_on: string
      reason: string
    } & InvoicePaymentRef)
  | ({
      type: 'reverse-payment'
      payment_id: string
      reversed_on: string
      reason: string
      today: string
    } & InvoicePaymentRef)

type Of<T extends PaymentCommand['type']> = Extract<PaymentCommand, { type: T }>

/** Returns the amount due; below zero it is owed to the client. */
export const balanceOf = ({ document, payments, credit_notes }: Issued): string => {
  const paid = Object.values(payments).flatMap((payment) =>
    payment.reversed ? [] : [payment.amount],
  )
  const credited = Object.values(credit_notes).map((note) => note.document.total)

  return total(
    [document.total, ...[...paid, ...credited].map((value) => amount(value).negated())],
    document.currency,
  )
}

export const settled = (state: Issued) => !amount(balanceOf(state)).gt(0)

export function pay(state: Issued, command: Of<'pay'>): InvoiceEvent[] {
  const { type: _, today, in_advance = false, ...data } = command
  if (today !== null && data.paid_on > today) refuseField('paid_on', 'invoice.paid_on')
  const { currency, client, invoice_date } = state.document

  if (today !== null && !in_advance && data.paid_on < invoice_date && invoice_date <= today)
    refuseField('paid_on', 'invoice.paid_before', { date: invoice_date })

  if (!amount(rounded(data.amount, currency)).equals(data.amount))
    refuseField('amount', 'invoice.unit', { currency, unit: rounded(0, currency) })

  const balance = balanceOf(state)

  if (amount(data.amount).gt(balance))
    refuse('invoice.overpaid', { params: { balance: `${balance} ${currency}` }, field: 'amount' })

  return [
    {
      type: 'InvoicePaymentRecorded',
      data: { ...data, client_id: client.client_id, amount: rounded(data.amount, currency) },
    },
  ]
}

export function reverse(
  { payments, document }: Issued,
  command: Of<'reverse-payment'>,
): InvoiceEvent[] {
  const { invoice_id, payment_id, reversed_on, reason, today } = command
  const payment = payments[payment_id] ?? refuse('not_found')
  if (payment.reversed) refuse('invoice.reversed')

  if (reversed_on < payment.paid_on || reversed_on > today)
    refuseField('reversed_on', 'invoice.reversed_on')

  const { client_id } = document.client

  return [
    {
      type: 'InvoicePaymentReversed',
      data: { invoice_id, client_id, payment_id, reversed_on, reason },
    },
  ]
}

/**
 * Refunds in one step, so that the invoice never shows both payments or neither. Does nothing if
 * the payment is missing or was reversed by hand.
 */
export function refund(state: Issued, command: Of<'refund-payment'>): InvoiceEvent[] {
  const { invoice_id, payment_id, rest_id, reversed_on, reason } = command
  const { currency, client } = state.document
  const payment = state.payments[payment_id]
  if (!payment || payment.reversed) return []
  const { client_id } = client

  const reversed: InvoiceEvent = {
    type: 'InvoicePaymentReversed',
    data: { invoice_id, client_id, payment_id, reversed_on, reason },
  }

  const rest = total([payment.amount, amount(command.amount).negated()], currency)
  if (!amount(rest).gt(0)) return [reversed]
  const { paid_on, note } = payment

  return [
    reversed,
    {
      type: 'InvoicePaymentRecorded',
      data: { invoice_id, client_id, payment_id: rest_id, amount: rest, paid_on, note },
    },
  ]
}
