import { Readable } from 'node:stream'
import { madeStorable } from '@workledger/contracts/kernel/text'
import { createTransport } from 'nodemailer'

/** Outcome of an attempt at a mail server. */
export type Attempt =
  | { outcome: 'accepted' }
  /** The server refused it for good. */
  | { outcome: 'refused'; reason: string }
  /** The server was not reached or asked for a later attempt; no mail was sent. */
  | { outcome: 'deferred'; reason: string }
  /** No answer came; the mail may have been sent. */
  | { outcome: 'lost'; reason: string }

/** Uses one connection per message, so an error belongs to one message. */
export class Smtp {
  private readonly transport

  constructor(url: string) {
    // Each is shorter than the time after which an attempt counts as cut off.
    this.transport = createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 15_000,
    })
  }

  async send(message: { from: string; to: string; raw: Buffer }): Promise<Attempt> {
    let handedOver = false

    const raw = new Readable({
      read() {
        handedOver = true
        this.push(message.raw)
        this.push(null)
      },
    })

    try {
      await this.transport.sendMail({ envelope: { from: message.from, to: [message.to] }, raw })
      return { outcome: 'accepted' }
    } catch (error) {
      return judged(error as SmtpError, handedOver)
    }
  }
}

interface SmtpError extends Error {
  /** The SMTP reply, if the server sent one. */
  responseCode?: number
  /** The failed command; CONN for any fault of the connection, also during a message. */
  command?: string
}

function judged({ responseCode, command = '', message }: SmtpError, handedOver: boolean): Attempt {
  const reason = madeStorable(message, 500)

  if (responseCode && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command))
    return { outcome: responseCode >= 500 ? 'refused' : 'deferred', reason }

  return { outcome: handedOver ? 'lost' : 'deferred', reason }
}
