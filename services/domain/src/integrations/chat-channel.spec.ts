import { given } from '../kernel/decider-specification'
import { type ChatChannelEvent, chatChannelDecider } from './chat-channel'

const channel_id = '0190a000-0000-7000-8000-000000000001'
const secret_id = '0190a000-0000-7000-8000-000000000002'
const moved = '0190a000-0000-7000-8000-000000000003'

const details = {
  name: 'People',
  host: 'hooks.slack.com',
  hint: 'x9Zk',
  kinds: ['away' as const],
  hour: 8,
  secret_id,
}

const added: ChatChannelEvent = {
  type: 'ChatChannelAdded',
  data: { channel_id, service: 'slack', ...details },
}

const off = (because: 'hand' | 'failing'): ChatChannelEvent => ({
  type: 'ChatChannelSwitchedOff',
  data: { channel_id, because },
})

const removed: ChatChannelEvent = { type: 'ChatChannelRemoved', data: { channel_id, secret_id } }

describe('a chat channel', () => {
  it('tells only what changes', () => {
    given(chatChannelDecider, added)
      .when({ type: 'change', channel_id, name: 'People', hour: 9, kinds: ['away'] })
      .then({ type: 'ChatChannelChanged', data: { channel_id, hour: 9 } })

    given(chatChannelDecider, added).when({ type: 'change', channel_id, name: 'People' }).then()
  })

  it('is removed with the address that it has then', () => {
    given(chatChannelDecider, added, {
      type: 'ChatChannelChanged',
      data: { channel_id, secret_id: moved },
    })
      .when({ type: 'remove', channel_id })
      .then({ type: 'ChatChannelRemoved', data: { channel_id, secret_id: moved } })
  })

  it('is switched off once, and on again', () => {
    given(chatChannelDecider, added, off('failing'))
      .when({ type: 'switch off', channel_id, because: 'hand' })
      .then()

    given(chatChannelDecider, added, off('hand'))
      .when({ type: 'switch on', channel_id })
      .then({ type: 'ChatChannelSwitchedOn', data: { channel_id } })

    given(chatChannelDecider, added).when({ type: 'switch on', channel_id }).then()
  })

  it('knows nothing before it is added and after it is removed', () => {
    given(chatChannelDecider).when({ type: 'switch on', channel_id }).thenRefused('not_found')
    given(chatChannelDecider, added, removed)
      .when({ type: 'change', channel_id, hour: 7 })
      .thenRefused('not_found')
    given(chatChannelDecider, added)
      .when({ type: 'add', channel_id, service: 'slack', ...details })
      .thenRefused('state.conflict')
  })
})
