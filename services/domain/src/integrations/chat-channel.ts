import type { chatChannelEvents } from '@workledger/contracts/integrations/chat-channels.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type ChatChannelEvent = AnyEventOf<typeof chatChannelEvents>
type DataOf<T extends ChatChannelEvent['type']> = Extract<ChatChannelEvent, { type: T }>['data']

type Details = Pick<
  DataOf<'ChatChannelAdded'>,
  'name' | 'host' | 'hint' | 'kinds' | 'hour' | 'secret_id'
>

export type ChatChannelState =
  | { status: 'none' }
  | { status: 'removed' }
  | { status: 'on' | 'off'; details: Details }

export type ChatChannelCommand =
  | ({ type: 'add' } & DataOf<'ChatChannelAdded'>)
  | ({ type: 'change' } & DataOf<'ChatChannelChanged'>)
  | ({ type: 'switch off' } & DataOf<'ChatChannelSwitchedOff'>)
  | { type: 'switch on'; channel_id: string }
  | { type: 'remove'; channel_id: string }

/** A channel of Slack or Teams that gets messages: stream `chat-channel-{id}`. */
export const chatChannelDecider: Decider<ChatChannelState, ChatChannelCommand, ChatChannelEvent> = {
  category: 'chat-channel',
  initial: { status: 'none' },
  decide(state, command) {
    if (command.type === 'add') {
      if (state.status !== 'none') return refuse('state.conflict')
      const { type: _, ...data } = command

      return [{ type: 'ChatChannelAdded', data }]
    }

    if (state.status === 'none' || state.status === 'removed') return refuse('not_found')
    const { channel_id } = command

    switch (command.type) {
      case 'change': {
        const { type: _, channel_id: __, ...update } = command
        const difference = changed(state.details, update)

        return difference
          ? [{ type: 'ChatChannelChanged', data: { ...difference, channel_id } }]
          : []
      }

      case 'switch off':
        return state.status === 'off'
          ? []
          : [{ type: 'ChatChannelSwitchedOff', data: { channel_id, because: command.because } }]

      case 'switch on':
        return state.status === 'on'
          ? []
          : [{ type: 'ChatChannelSwitchedOn', data: { channel_id } }]

      case 'remove': {
        const { secret_id } = state.details
        return [{ type: 'ChatChannelRemoved', data: { channel_id, secret_id } }]
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    if (event.type === 'ChatChannelAdded') {
      const { name, host, hint, kinds, hour, secret_id } = event.data
      return { status: 'on', details: { name, host, hint, kinds, hour, secret_id } }
    }

    if (state.status === 'none' || state.status === 'removed') return state

    switch (event.type) {
      case 'ChatChannelChanged': {
        const { channel_id: _, ...update } = event.data
        return { ...state, details: { ...state.details, ...update } as Details }
      }

      case 'ChatChannelSwitchedOff':
        return { ...state, status: 'off' }
      case 'ChatChannelSwitchedOn':
        return { ...state, status: 'on' }
      case 'ChatChannelRemoved':
        return { status: 'removed' }
      default:
        return event satisfies never
    }
  },
  content: contentOf<ChatChannelEvent>({
    ChatChannelAdded: { submitted: 'channel_id' },
    ChatChannelChanged: { changed: 'channel_id' },
    ChatChannelRemoved: { gone: 'channel_id' },
  }),
}
