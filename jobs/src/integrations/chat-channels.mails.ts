import { chatChannelEvents } from '@workledger/contracts/integrations/chat-channels.events'
import { chatChannelById } from '@workledger/projections/integrations/chat-channels.queries'
import { administrators } from '@workledger/projections/people/people.queries'
import { textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { chatTexts } from './chat.texts'

/** Tells admins of a channel that was switched off after failures. */
export const chatChannelMails: readonly Mail[] = [
  mail({
    template: 'chat-channel-off',
    on: chatChannelEvents.ChatChannelSwitchedOff,
    async recipients({ workspace, data: { because } }, context) {
      if (because === 'hand') return []
      const admins = await context.ask(workspace, (db) => administrators(db, workspace))

      return admins.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
    },
    async letter({ workspace, data: { channel_id, because } }, _, context) {
      const channel = await context.ask(workspace, (db) =>
        chatChannelById(db, workspace, channel_id),
      )

      if (!channel?.off_because || because === 'hand') return undefined
      const { name: company, locale } = await context.workspace(workspace)
      const texts = textsIn(chatTexts, locale)

      return {
        locale,
        subject: texts.off.subject(channel.name),
        heading: texts.off.subject(channel.name),
        lines: [texts.off[because](channel.host), texts.off.next],
        button: {
          label: texts.off.button,
          url: context.url('/admin/integrations', { tab: 'chat' }),
        },
        footer: texts.off.footer(company),
      }
    },
  }),
]
