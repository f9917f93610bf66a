import { Controller } from '@nestjs/common'
import { MOST_CHAT_CHANNELS } from '@workledger/contracts/integrations/bounds'
import { chatChannelsApi as api } from '@workledger/contracts/integrations/chat-channels.api'
import type { ChatService } from '@workledger/contracts/integrations/chat-channels.events'
import { isHostOf } from '@workledger/contracts/integrations/chat-hosts'
import { refuse } from '@workledger/contracts/kernel/errors'
import { chatChannelDecider } from '@workledger/domain/integrations/chat-channel'
import { chatChannelsList } from '@workledger/projections/integrations/chat-channels.lists'
import {
  chatChannelById,
  chatChannelsOf,
} from '@workledger/projections/integrations/chat-channels.queries'
import { OwnPassword } from '../kernel/access/own-password'
import { changing } from '../kernel/commands/or-current'
import { wroteNothing } from '../kernel/commands/wrote-nothing'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { ChatStore } from './chat-store.port'
import { WebhookAddresses } from './webhook-addresses'

type OnChannel = Pick<Call<typeof api.removeChatChannel>, 'workspace' | 'params' | 'read'>

/** Channels of Slack and Teams that get messages. */
@Controller()
export class ChatChannelsController {
  constructor(
    private readonly lists: Lists,
    private readonly password: OwnPassword,
    private readonly store: ChatStore,
    private readonly addresses: WebhookAddresses,
  ) {}

  @Route(api.chatChannels)
  list(call: Call<typeof api.chatChannels>) {
    return this.lists.page(chatChannelsList, call)
  }

  /** The vault has the address before the log has the channel, so each channel can get messages. */
  @Route(api.addChatChannel)
  async add(call: Call<typeof api.addChatChannel>) {
    const { workspace, body, ctx, session } = call
    const { name, service, url, kinds, hour } = body
    this.check(service, url, body.other_host)
    await this.password.confirm(session, body.current_password)

    if ((await call.read((db) => chatChannelsOf(db, workspace))) >= MOST_CHAT_CHANNELS)
      refuse('chat.most', { params: { most: MOST_CHAT_CHANNELS } })

    const [channel_id, secret_id] = [ctx.newId(), ctx.newId()]
    await this.store.keep({ workspace, channel: channel_id, id: secret_id }, url)

    await call.append(chatChannelDecider, channel_id, {
      ...shownOf(url),
      type: 'add',
      channel_id,
      name,
      service,
      kinds,
      hour,
      secret_id,
    })

    return { data: { id: channel_id } }
  }

  @Route(api.changeChatChannel)
  async change(call: Call<typeof api.changeChatChannel>) {
    const { params, body, workspace, ctx, session } = call
    const channel = await this.channel(call)
    const { name, kinds, hour, url } = body
    const secret_id = ctx.newId()
    const moved: { host?: string; hint?: string; secret_id?: string } = {}

    if (url !== undefined) {
      this.check(channel.service as ChatService, url, body.other_host ?? false)
      await this.password.confirm(session, body.current_password ?? '')
      Object.assign(moved, shownOf(url), { secret_id })
      await this.store.keep({ workspace, channel: params.id, id: secret_id }, url)
    }

    const change = { ...moved, type: 'change', channel_id: params.id, name, kinds, hour } as const

    return changing(
      call.seen(params.id),
      async (seen) => {
        try {
          const { state } = await call.append(chatChannelDecider, params.id, change as never, seen)
          const used = 'details' in state ? state.details.secret_id : undefined
          if (moved.secret_id) await this.store.keepUsed(workspace, used, secret_id)
        } catch (error) {
          // A refused change leaves the former address, and no other one.
          if (moved.secret_id && wroteNothing(error))
            await this.store.keepUsed(workspace, channel.secret_id, secret_id)
          throw error
        }

        await ctx.settled()
      },
      async () => ({ data: await this.lists.one(chatChannelsList, call, params.id) }),
    )
  }

  @Route(api.switchChatChannelOff)
  async switchOff(call: Call<typeof api.switchChatChannelOff>) {
    await this.channel(call)
    const { id: channel_id } = call.params

    await call.run(chatChannelDecider, channel_id, {
      type: 'switch off',
      channel_id,
      because: 'hand',
    })
  }

  @Route(api.switchChatChannelOn)
  async switchOn(call: Call<typeof api.switchChatChannelOn>) {
    await this.channel(call)
    const { id: channel_id } = call.params
    await this.store.again(call.workspace, channel_id)
    await call.run(chatChannelDecider, channel_id, { type: 'switch on', channel_id })
  }

  @Route(api.removeChatChannel)
  async remove(call: Call<typeof api.removeChatChannel>) {
    await this.channel(call)
    const { id: channel_id } = call.params
    await call.append(chatChannelDecider, channel_id, { type: 'remove', channel_id })
    await this.store.end(call.workspace, channel_id)
    await call.ctx.settled()
  }

  @Route(api.testChatChannel)
  async test(call: Call<typeof api.testChatChannel>) {
    const { off_because } = await this.channel(call)
    if (off_because) refuse('chat.off')
    await this.store.test(call.workspace, call.params.id)
  }

  private check(service: ChatService, url: string, otherHost: boolean): void {
    this.addresses.check(url)

    if (!otherHost && !isHostOf(service, new URL(url).hostname))
      refuse('chat.host', {
        field: 'url',
        params: { service: service === 'slack' ? 'Slack' : 'Microsoft' },
      })
  }

  private async channel(call: OnChannel) {
    const { workspace, params } = call

    return (
      (await call.read((db) => chatChannelById(db, workspace, params.id))) ?? refuse('not_found')
    )
  }
}

/** Returns what people may see of an address: it has a key in it. */
const shownOf = (url: string) => ({ host: new URL(url).host, hint: url.slice(-4) })
