import type { paypalAccountEvents } from '@workledger/contracts/invoicing/paypal.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type PaypalAccountEvent = AnyEventOf<typeof paypalAccountEvents>

export type PaypalConnection = Omit<
  Extract<PaypalAccountEvent, { type: 'PaypalConnected' }>['data'],
  'workspace_id'
>

export type PaypalAccount = { status: 'none' } | ({ status: 'connected' } & PaypalConnection)

export type PaypalAccountCommand =
  | ({ type: 'connect' } & PaypalConnection & PaypalAccountRef)
  | ({ type: 'disconnect' } & PaypalAccountRef)

type PaypalAccountRef = { workspace_id: string }

/** The workspace's own PayPal account: stream `paypal-account-{workspace}`. */
export const paypalAccountDecider: Decider<
  PaypalAccount,
  PaypalAccountCommand,
  PaypalAccountEvent
> = {
  category: 'paypal-account',
  initial: { status: 'none' },
  decide(state, command) {
    const { workspace_id } = command

    switch (command.type) {
      case 'connect': {
        const { type: _, ...data } = command
        const { workspace_id: __, ...connection } = data
        const same = state.status === 'connected' && !changed({ ...state }, connection)

        return same ? [] : [{ type: 'PaypalConnected', data }]
      }

      case 'disconnect':
        if (state.status === 'none') refuse('invoice.paypal_none')
        return [{ type: 'PaypalDisconnected', data: { workspace_id } }]
      default:
        return command satisfies never
    }
  },
  evolve(_, event) {
    switch (event.type) {
      case 'PaypalConnected': {
        const { workspace_id: __, ...connection } = event.data
        return { status: 'connected', ...connection }
      }

      case 'PaypalDisconnected':
        return { status: 'none' }
      default:
        return event satisfies never
    }
  },
  content: contentOf<PaypalAccountEvent>({
    PaypalConnected: { changed: 'workspace_id' },
    PaypalDisconnected: { gone: 'workspace_id' },
  }),
}
