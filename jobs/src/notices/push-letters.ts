import { createHash } from 'node:crypto'
import type { NoticeKind } from '@workledger/contracts/notices/notice-kinds'
import { noticesWords } from '@workledger/contracts/notices/notices.words'
import { type PushSubscription, pushKeys } from '@workledger/event-store/secrets/push-subscriptions'
import webPush from 'web-push'
import type { MailContext } from '../kernel/mail-context'
import { textsIn } from '../mail/language'
import { noticesTexts } from './notices.texts'

/** Seconds that a push service keeps a push for a browser that is off. */
const KEPT = 86_400

export interface PushLetterOptions {
  readonly context: MailContext
  readonly masterKey: Buffer
  /** Address that mails come from, `Name <address>` or the address alone. */
  readonly mailFrom: string
}

/** Writes pushes: encrypted for one browser (RFC 8291), and signed by the installation (RFC 8292). */
export class PushLetters {
  private readonly vapid: webPush.RequestOptions['vapidDetails']
  private readonly context: MailContext

  constructor({ context, masterKey, mailFrom }: PushLetterOptions) {
    this.context = context
    // Push services write to it about misuse.
    const contact = /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom
    const { publicUrl } = context
    const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${contact}`
    this.vapid = { subject, ...pushKeys(masterKey) }
  }

  /**
   * Returns the request for a browser. The text names the company and the kind alone, because a
   * locked screen shows it to others. `kind: null`: a try.
   */
  async write(
    { workspace, employee }: { readonly workspace: string; readonly employee: string },
    subscription: PushSubscription,
    { kind, unread }: { readonly kind: NoticeKind | null; readonly unread: number },
  ) {
    const { name, locale } = await this.context.readBy(employee).workspace(workspace)
    const texts = textsIn(noticesTexts, locale)
    // A later push of the same kind replaces the one before.
    const topic = topicOf(workspace, kind)
    const body = kind ? texts.push(noticesWords[locale].values[kind]) : texts.pushTest

    const { headers, body: sealed } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify({ title: name, body, tag: topic, url: '/notices', unread, language: locale }),
      { vapidDetails: this.vapid, TTL: KEPT, urgency: 'normal', topic },
    )

    const { 'Content-Length': _, ...others } = headers

    return { headers: others as Record<string, string>, body: sealed ?? '' }
  }
}

/** At most 32 characters (RFC 8030, 5.4), of which a push service learns nothing. */
const topicOf = (workspace: string, kind: NoticeKind | null) =>
  createHash('sha256').update(`${workspace} ${kind}`).digest('base64url').slice(0, 32)
