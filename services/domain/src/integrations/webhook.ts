import type { webhookEvents } from '@workledger/contracts/integrations/webhooks.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type WebhookEvent = AnyEventOf<typeof webhookEvents>
type DataOf<T extends WebhookEvent['type']> = Extract<WebhookEvent, { type: T }>['data']

export type WebhookState =
  | { status: 'none' }
  | { status: 'removed' }
  | {
      status: 'on' | 'off'
      name: string
      origin: string
      types: readonly string[]
      description: string | null
      secret_id: string
    }

/** `replaces`: the `secret_id` from which the new one was made, which must still be current. */
export type WebhookCommand =
  | ({ type: 'add' } & DataOf<'WebhookAdded'>)
  | ({ type: 'change'; replaces?: string } & DataOf<'WebhookChanged'>)
  | ({ type: 'rotate'; replaces: string } & DataOf<'WebhookSecretRotated'>)
  | ({ type: 'switch off' } & DataOf<'WebhookSwitchedOff'>)
  | { type: 'switch on'; webhook_id: string }
  | { type: 'remove'; webhook_id: string }

/** An endpoint to which public events are sent: stream `webhook-{id}`. */
export const webhookDecider: Decider<WebhookState, WebhookCommand, WebhookEvent> = {
  category: 'webhook',
  initial: { status: 'none' },
  decide(state, command) {
    if (command.type === 'add') {
      if (state.status !== 'none') return refuse('state.conflict')
      const { type: _, ...data } = command

      return [{ type: 'WebhookAdded', data }]
    }

    if (state.status === 'none' || state.status === 'removed') return refuse('not_found')
    const { webhook_id } = command

    if ('replaces' in command && command.replaces !== state.secret_id)
      return refuse('state.conflict')

    switch (command.type) {
      case 'change': {
        const { type: _, webhook_id: __, replaces: ___, ...update } = command
        const { status: ____, ...before } = state
        const difference = changed(before, update)

        return difference ? [{ type: 'WebhookChanged', data: { ...difference, webhook_id } }] : []
      }

      case 'rotate': {
        const { secret_id, previous_until } = command
        return [{ type: 'WebhookSecretRotated', data: { webhook_id, secret_id, previous_until } }]
      }

      case 'switch off':
        return state.status === 'off'
          ? []
          : [{ type: 'WebhookSwitchedOff', data: { webhook_id, because: command.because } }]

      case 'switch on':
        return state.status === 'on' ? [] : [{ type: 'WebhookSwitchedOn', data: { webhook_id } }]

      case 'remove': {
        const { secret_id } = state
        return [{ type: 'WebhookRemoved', data: { webhook_id, secret_id } }]
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    if (event.type === 'WebhookAdded') {
      const { name, origin, types, description, secret_id } = event.data
      return { status: 'on', name, origin, types, description, secret_id }
    }

    if (state.status === 'none' || state.status === 'removed') return state

    switch (event.type) {
      case 'WebhookChanged': {
        const { name = state.name, origin = state.origin } = event.data
        const { types = state.types, secret_id = state.secret_id } = event.data
        const { description = state.description } = event.data

        return { ...state, name, origin, types, description, secret_id }
      }

      case 'WebhookSecretRotated':
        return { ...state, secret_id: event.data.secret_id }
      case 'WebhookSwitchedOff':
        return { ...state, status: 'off' }
      case 'WebhookSwitchedOn':
        return { ...state, status: 'on' }
      case 'WebhookRemoved':
        return { status: 'removed' }
      default:
        return event satisfies never
    }
  },
  content: contentOf<WebhookEvent>({
    WebhookAdded: { submitted: 'webhook_id' },
    WebhookChanged: { changed: 'webhook_id' },
    WebhookRemoved: { gone: 'webhook_id' },
  }),
}
