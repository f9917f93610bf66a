import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that accepts and records every message; `hold` delays its answers. */
export class MailServer {
  /** Message-IDs in order of arrival. */
  readonly received: string[] = []
  private readonly server: SMTPServer
  private held: (() => void)[] | undefined

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _, done) => {
        let text = ''
        stream.on('data', (chunk) => (text += chunk))

        stream.on('end', () => {
          this.received.push(/^Message-ID: (.*)$/im.exec(text)![1]!.trim())

          if (this.held) this.held.push(done)
          else done()
        })
      },
    })
    this.server.on('error', () => {})
  }

  static async start(): Promise<MailServer> {
    const mails = new MailServer()
    mails.server.listen(0, '127.0.0.1')
    await once(mails.server.server, 'listening')

    return mails
  }

  get url() {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  /** Returns Message-IDs that arrived more than once. */
  get twice() {
    return this.received.filter((id, index) => this.received.indexOf(id) !== index)
  }

  hold(): void {
    this.held = []
  }

  /** Answers the first mail and holds the next ones. */
  answerFirst(): void {
    this.held?.shift()?.()
  }

  answer(): void {
    const held = this.held ?? []
    this.held = undefined
    for (const done of held) done()
  }

  close = () => new Promise<void>((resolve) => this.server.close(() => resolve()))
}
