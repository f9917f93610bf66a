import MailComposer from 'nodemailer/lib/mail-composer'
import type { Letter } from './mail'
import { render } from './render'

/** Everything that makes a message the same one however often it is written. */
export interface Envelope {
  delivery_id: string
  from: string
  to: string
  /** When it was intended; a message written again has the same date. */
  date: Date
}

/**
 * Made from the delivery's id: a message that arrives twice after all is seen to be the same by
 * mail programs.
 */
export const messageId = ({ delivery_id, from }: Pick<Envelope, 'delivery_id' | 'from'>) =>
  `<${delivery_id}@${/@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost'}>`

export const addressOf = (from: string) => /<([^<>]+)>$/.exec(from)?.[1] ?? from

/** RFC 2369, and RFC 8058, which is for https alone: mail programs offer a button of their own. */
const oneClick = (url: string | undefined): Record<string, string> => ({
  ...(url && { 'List-Unsubscribe': `<${url}>` }),
  ...(url?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

export function compose(letter: Letter, envelope: Envelope): Promise<Buffer> {
  const name = letter.company ?? /^([^<]+)</.exec(envelope.from)?.[1]?.trim() ?? 'Workledger'
  const { html, text } = render(letter, name)

  const message = new MailComposer({
    messageId: messageId(envelope),
    date: envelope.date,
    from: letter.company
      ? { name: letter.company, address: addressOf(envelope.from) }
      : envelope.from,
    to: envelope.to,
    subject: letter.subject,
    html,
    text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...oneClick(letter.unsubscribe?.url),
    },
    attachments: letter.attachments?.map((attachment) => ({ ...attachment })),
    // Names in attachments and links are ours; nothing is read from disk or network on a letter's
    // behalf.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return new Promise((resolve, reject) =>
    message.compile().build((error, bytes) => (error ? reject(error) : resolve(bytes))),
  )
}
