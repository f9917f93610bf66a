import MailComposer from 'nodemailer/lib/mail-composer'
import type { Letter } from './mail'
import { render } from './render'

/** Everything that keeps a message the same however often it is written. */
export interface Envelope {
  delivery_id: string
  from: string
  to: string
  /** Time of the intent; a message written again has the same date. */
  date: Date
}

/**
 * Returns a message id from the delivery's id, by which mail programs recognise a message that
 * arrives twice.
 */
export const messageId = ({ delivery_id, from }: Pick<Envelope, 'delivery_id' | 'from'>) =>
  `<${delivery_id}@${/@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost'}>`

export const addressOf = (from: string) => /<([^<>]+)>$/.exec(from)?.[1] ?? from

/** Returns a logo as part of the message; undefined for another address than a base64 picture. */
function pictureOf(logo: string, { delivery_id }: Envelope) {
  const [, contentType, content] = /^data:(image\/[\w.+-]+);base64,(.+)$/s.exec(logo) ?? []

  return contentType && content
    ? {
        cid: `logo.${delivery_id}`,
        filename: `logo.${contentType.slice('image/'.length).replace(/\W.*/, '')}`,
        contentType,
        contentDisposition: 'inline' as const,
        content: Buffer.from(content, 'base64'),
      }
    : undefined
}

/**
 * Returns the unsubscribe headers (RFC 2369 and, for https only, RFC 8058), for which mail programs
 * offer a button.
 */
const oneClick = (url: string | undefined): Record<string, string> => ({
  ...(url && { 'List-Unsubscribe': `<${url}>` }),
  ...(url?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

/** `logo`: the picture of the company in whose name the mail goes out, as `data:` address. */
export function compose(
  letter: Letter,
  envelope: Envelope,
  logo: string | null = null,
): Promise<Buffer> {
  const name = letter.company ?? /^([^<]+)</.exec(envelope.from)?.[1]?.trim() ?? 'Workledger'
  const picture = logo ? pictureOf(logo, envelope) : undefined
  const { html, text } = render(letter, name, picture?.cid)

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
    attachments: [
      ...(picture ? [picture] : []),
      ...(letter.attachments ?? []).map((attachment) => ({ ...attachment })),
    ],
    // Names in attachments and links are ours; no letter causes a read from disk or network.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return new Promise((resolve, reject) =>
    message.compile().build((error, bytes) => (error ? reject(error) : resolve(bytes))),
  )
}
