import type { paypalPaymentEvents } from '@workledger/contracts/invoicing/paypal.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { Decider } from '../kernel/decider'

export type PaypalPaymentEvent = AnyEventOf<typeof paypalPaymentEvents>
type PaypalPaymentEventData<T extends PaypalPaymentEvent['type']> = Extract<
  PaypalPaymentEvent,
  { type: T }
>['data']

export interface PaypalPayment {
  /** `none`: PayPal has not reported the payment yet, but perhaps its refund. */
  status: 'none' | 'received' | 'entered' | 'held' | 'settled'
  /** Undefined with `none`. */
  received?: PaypalPaymentEventData<'PaypalPaymentReceived'>
  refunds: readonly PaypalPaymentEventData<'PaypalPaymentRefunded'>[]
}

export type PaypalPaymentCommand =
  | ({ type: 'receive' } & PaypalPaymentEventData<'PaypalPaymentReceived'>)
  | ({ type: 'enter' } & PaypalPaymentEventData<'PaypalPaymentEntered'>)
  | ({ type: 'hold' } & PaypalPaymentEventData<'PaypalPaymentHeld'>)
  | ({ type: 'retry' } & PaypalPaymentEventData<'PaypalPaymentRetried'>)
  | ({ type: 'settle' } & PaypalPaymentEventData<'PaypalPaymentSettled'>)
  | ({ type: 'refund' } & PaypalPaymentEventData<'PaypalPaymentRefunded'>)

/**
 * PayPal's payment for an invoice, in any number and order of reports: stream
 * `paypal-payment-{id}`.
 */
export const paypalPaymentDecider: Decider<
  PaypalPayment,
  PaypalPaymentCommand,
  PaypalPaymentEvent
> = {
  category: 'paypal-payment',
  initial: { status: 'none', refunds: [] },
  decide(state, command) {
    switch (command.type) {
      case 'receive': {
        const { type: _, ...data } = command
        return state.status === 'none' ? [{ type: 'PaypalPaymentReceived', data }] : []
      }

      case 'enter': {
        const { type: _, ...data } = command
        return waiting(state) ? [{ type: 'PaypalPaymentEntered', data }] : []
      }

      case 'hold': {
        const { type: _, ...data } = command
        return waiting(state) ? [{ type: 'PaypalPaymentHeld', data }] : []
      }

      case 'retry': {
        const { type: _, ...data } = command
        checkHeld(state)
        return [{ type: 'PaypalPaymentRetried', data }]
      }

      case 'settle': {
        const { type: _, ...data } = command
        checkHeld(state)
        return [{ type: 'PaypalPaymentSettled', data }]
      }

      case 'refund': {
        const { type: _, ...data } = command
        return state.refunds.some(({ refund_id }) => refund_id === data.refund_id)
          ? []
          : [{ type: 'PaypalPaymentRefunded', data }]
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'PaypalPaymentReceived':
        return { ...state, status: 'received', received: event.data }
      case 'PaypalPaymentRetried':
        return { ...state, status: 'received' }
      case 'PaypalPaymentEntered':
        return { ...state, status: 'entered' }
      case 'PaypalPaymentHeld':
        return { ...state, status: 'held' }
      case 'PaypalPaymentSettled':
        return { ...state, status: 'settled' }
      case 'PaypalPaymentRefunded':
        return { ...state, refunds: [...state.refunds, event.data] }
      default:
        return event satisfies never
    }
  },
}

/** Returns whether the decision is pending if the invoice takes it. */
const waiting = ({ status }: PaypalPayment): boolean =>
  status === 'none' ? refuse('not_found') : status === 'received'

/** Refuses unless the payment is held: rejected by the invoice and unsettled. */
function checkHeld({ status }: PaypalPayment): void {
  if (status === 'none') refuse('not_found')
  if (status !== 'held') refuse('invoice.paypal_not_held')
}
