import { type ChatLine, type ChatMessage, textOf, titleOf } from './chat-message'

/** Returns a message as a Teams workflow takes it: an Adaptive Card in an envelope. */
export function teamsMessage(message: ChatMessage) {
  const { language, lines } = message

  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.5',
          lang: language,
          ...(language === 'ar' && { rtl: true }),
          body: [
            paragraph(titleOf(message), { size: 'medium', weight: 'bolder' }),
            ...lines.flatMap(lineOf),
          ],
        },
      },
    ],
  }
}

/** A run of text is no Markdown, so a name in it cannot be a link. */
const paragraph = (text: string, style: object = {}) => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text, ...style }],
})

const lineOf = (line: ChatLine) => {
  const { button } = line
  if (!button) return [paragraph(textOf(line))]
  const { label, url } = button

  return [
    paragraph(textOf(line)),
    { type: 'ActionSet', actions: [{ type: 'Action.OpenUrl', title: label, url }] },
  ]
}
