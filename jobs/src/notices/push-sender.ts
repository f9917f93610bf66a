import { noticeKindOf, pushChannels } from '@workledger/contracts/notices/notice-kinds'
import { deliveryEvents } from '@workledger/contracts/operations/operations.events'
import { channelOf, noticesDecider, wasRead } from '@workledger/domain/notices/notices'
import { quietUntil } from '@workledger/domain/notices/quiet-hours'
import type {
  PushSubscription,
  PushSubscriptions,
} from '@workledger/event-store/secrets/push-subscriptions'
import { OutgoingFailed, type OutgoingHttp } from '@workledger/projections/kernel/outgoing-http'
import { noticeReader, ownNotice, unreadOf } from '@workledger/projections/notices/notices.queries'
import { zonesOf } from '@workledger/projections/structure/zones.queries'
import type { Logger } from 'pino'
import type { SystemCommands } from '../kernel/commands'
import { DueLoop } from '../kernel/due-loop'
import type { MailContext } from '../kernel/mail-context'
import { pauseAfter } from '../kernel/pause-after'
import type { Reaction } from '../kernel/reaction'
import type { PushLetters } from './push-letters'
import type { PushMessage, PushOutcome, PushTable } from './push-table'

interface PushSenderOptions {
  readonly table: PushTable
  readonly subscriptions: PushSubscriptions
  readonly letters: PushLetters
  readonly commands: SystemCommands
  readonly context: MailContext
  readonly http: OutgoingHttp
  /** Calls back after appends of any process. */
  readonly onAppended: (wake: () => void) => () => void
  readonly log: Logger
}

type Owned = PushMessage & { readonly employee: string }

/** Milliseconds between looks. */
const LOOK = 500

/** Browsers to which pushes go at the same time. */
const AT_ONCE = 16

/** Seconds after which a push is not tried any more. */
const TOO_OLD = 86_400

/** Milliseconds that a push service may put off the next attempt at most. */
const LONGEST_PAUSE = 3_600_000

/**
 * Sends pushes to browsers, each browser one at a time. A push is taken before it is sent and
 * settled afterwards. So only a process that is killed in between repeats one, and the browser shows
 * both as one.
 */
export class PushSender {
  private readonly loop: DueLoop

  constructor(private readonly options: PushSenderOptions) {
    const { table, onAppended, log } = options

    this.loop = new DueLoop({
      name: 'pushes',
      look: LOOK,
      atOnce: AT_ONCE,
      due: () => table.due(),
      tell: (device) => this.tell(device),
      onAppended,
      log,
    })
  }

  start(): void {
    this.loop.start()
  }

  stop(): Promise<void> {
    return this.loop.stop()
  }

  private async tell(device: string): Promise<void> {
    const { table } = this.options
    const message = await table.take(device)
    if (!message) return
    const { gone, ...outcome } = await this.attempt(message)
    await table.settle(message.id, outcome)
    if (gone) await this.forget(message)
  }

  private async attempt(message: PushMessage): Promise<PushOutcome & { gone?: boolean }> {
    const { subscriptions } = this.options
    const { employee } = message
    const subscription = await subscriptions.find(message.device)
    // Stored for another account since, or sealed under another master key.
    if (subscription === undefined || employee === null) return { state: 'dropped', gone: true }
    // Signed out there, or left the company.
    if (subscription === null || !message.active) return { state: 'dropped' }
    const wanted = await this.wanted({ ...message, employee })
    if (wanted === undefined) return { state: 'dropped' }
    if ('until' in wanted)
      return { state: 'waiting', pause: Math.max(0, Date.parse(wanted.until) - Date.now()) }

    return this.send({ ...message, employee }, subscription, wanted)
  }

  /** Looks at what holds now: a notice may be read, turned off, or have come in quiet hours. */
  private async wanted({ workspace, employee, notice_id }: Owned) {
    const { context } = this.options
    const now = new Date().toISOString()

    return context.ask(workspace, async (db) => {
      const unread = await unreadOf(db, workspace, employee, now)
      if (notice_id === null) return { kind: null, unread }
      const notice = await ownNotice(db, workspace, employee, notice_id)
      const kind = notice && noticeKindOf(notice.template)
      const reader = await noticeReader(db, workspace, employee)
      if (!kind || !reader || wasRead(notice, reader.read_to)) return undefined
      if (!pushChannels.includes(channelOf(reader.channels, kind))) return undefined
      const zones = await zonesOf(db, workspace, employee)
      const until = kind === 'security' ? undefined : quietUntil(reader, zones(now), now)

      return until ? { until } : { kind, unread }
    })
  }

  private async send(
    message: Owned,
    subscription: PushSubscription,
    wanted: Parameters<PushLetters['write']>[2],
  ): Promise<PushOutcome & { gone?: boolean }> {
    const { letters, http } = this.options
    const { headers, body } = await letters.write(message, subscription, wanted)

    try {
      const { status, headers: answered } = await http.send(subscription.endpoint, {
        headers,
        body,
      })
      if (status >= 200 && status < 300) return { state: 'sent', status }
      // RFC 8030, 7.3: the subscription has ended. Services answer both.
      if (status === 404 || status === 410) return { state: 'failed', status, gone: true }
      const refused = status >= 400 && status < 500 && status !== 429
      const later = Number(answered['retry-after']) * 1000

      return refused ? { state: 'failed', status } : { ...retried(message, later), status }
    } catch (error) {
      if (!(error instanceof OutgoingFailed)) throw error
      return { ...retried(message), fault: error.fault }
    }
  }

  /**
   * Forgets a browser's address, and takes it out of the person's list. Cut off in between, the next
   * push finds no address and does the rest.
   */
  private async forget({ workspace, device: device_id, employee }: PushMessage): Promise<void> {
    const { commands, subscriptions } = this.options
    await subscriptions.remove(device_id)

    if (employee)
      await commands.run(
        noticesDecider,
        { workspace, id: employee },
        { type: 'remove-device', employee_id: employee, device_id, because: 'gone' },
      )
  }
}

function retried({ attempts, age }: PushMessage, atLeast = 0): PushOutcome {
  if (age > TOO_OLD) return { state: 'failed' }
  const asked = Number.isFinite(atLeast) ? Math.min(atLeast, LONGEST_PAUSE) : 0

  return { state: 'waiting', pause: Math.max(pauseAfter(attempts + 1), asked) }
}

/** Orders pushes of notices. What still holds is looked at when they are sent. */
export const pushReaction = (table: PushTable): Reaction => ({
  name: 'pushes of a notice',
  on: deliveryEvents.DeliveryIntended.type,
  react: async ({ workspace, data }) => {
    const kind = noticeKindOf(String(data.template))
    if (!kind || !data.notice) return

    await table.order(workspace, {
      notice: String(data.delivery_id),
      employee: String(data.person_id),
      kind,
    })
  },
  async concerned(events) {
    const notices = events.filter(({ data }) => data.notice)
    const people = await table.people(notices.map(({ data }) => String(data.person_id)))
    return new Set(
      notices.filter(({ data }) => people.has(String(data.person_id))).map(({ id }) => id),
    )
  },
})
