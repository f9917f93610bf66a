import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Product } from '../support/product'
import { until } from '../support/until'

export interface Mail {
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  header(name: string): string
  raw: string
}

/** Parses as much MIME as nodemailer writes. */
export function parseMail(bytes: Buffer): Mail {
  const raw = bytes.toString()
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''

  return {
    messageId: header('Message-ID'),
    from: word(header('From')),
    to: header('To'),
    subject: word(header('Subject')),
    text: part(raw, 'text/plain'),
    html: part(raw, 'text/html'),
    header,
    raw,
  }
}

function part(raw: string, type: string): string {
  const found =
    raw
      .split(/\r\n--[^\r\n]+\r\n/)
      .find((one) => one.toLowerCase().startsWith(`content-type: ${type}`)) ?? ''

  const body = found.slice(found.indexOf('\r\n\r\n') + 4)
  if (/encoding: base64/i.test(found)) return Buffer.from(body, 'base64').toString()

  return /encoding: quoted-printable/i.test(found) ? quotedPrintable(body) : body
}

const quotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

const word = (text: string) =>
  text.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=\s*/gi, (_, how, coded) =>
    how.toUpperCase() === 'B'
      ? Buffer.from(coded, 'base64').toString()
      : quotedPrintable(coded.replaceAll('_', ' ')),
  )

/** Waits for a mail to an address, whose subject has these words. */
export const mailTo = (product: Product, to: string, subject: string): Promise<Mail> =>
  until(async () => {
    const folder = join(product.dataDir, 'outbox')
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
    const mails = await Promise.all(
      files.map(async (file) => parseMail(await readFile(join(folder, file)))),
    )

    return mails.find((mail) => mail.to === to && mail.subject.includes(subject))
  })
