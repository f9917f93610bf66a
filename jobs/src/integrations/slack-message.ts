import { type ChatLine, type ChatMessage, textOf, titleOf } from './chat-message'

/** Returns a message as blocks of Slack's Block Kit, with a text for notifications. */
export function slackMessage(message: ChatMessage) {
  const { lines } = message

  return {
    text: escaped([titleOf(message), ...lines.map(textOf)].join('\n')),
    blocks: [
      { type: 'header', text: plain(titleOf(message)) },
      ...lines.map((line, index) => ({
        type: 'section',
        text: plain(textOf(line)),
        ...(line.button && { accessory: buttonOf(line.button, index) }),
      })),
    ],
  }
}

const plain = (text: string) => ({ type: 'plain_text', text, emoji: false })

const buttonOf = ({ label, url }: NonNullable<ChatLine['button']>, index: number) => ({
  type: 'button',
  text: plain(label),
  url,
  action_id: `open-${index}`,
})

/** The characters that begin a mention or a link in Slack's text. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
