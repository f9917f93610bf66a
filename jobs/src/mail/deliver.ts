import { CodedError } from '@workledger/contracts/kernel/errors'
import { madeStorable } from '@workledger/contracts/kernel/text'
import { deliveryReasons } from '@workledger/contracts/operations/delivery-reasons'
import { fold, streamOf } from '@workledger/domain/kernel/decider'
import {
  type DeliveryEvent,
  type DeliveryState,
  deliveryDecider,
} from '@workledger/domain/operations/delivery'
import { type Job, UnrecoverableError } from 'bullmq'
import type { Cause, SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import type { Letter } from './mail'
import { addressOf, compose, messageId } from './message'
import type { Outbox } from './outbox'
import type { Smtp } from './smtp'
import type { Wish } from './wish'

/** Ids only, no personal data. */
export interface DeliveryJob {
  workspace: string
  delivery: string
}

type Command = Parameters<typeof deliveryDecider.decide>[1]

/** Appends to the stream of one delivery. */
type Recorder = (command: Command) => Promise<void>

/** A mail on its way to a mail server. */
interface InHand {
  job: Job<DeliveryJob>
  record: Recorder
  raw: Buffer
  to: string
}

type Intent = Extract<DeliveryState, { status: 'intended' }>['intent']

/** Writes a delivery's letter; undefined if its content is no longer true. */
export type Writer = (
  workspace: string,
  intent: Intent & { to: string },
  context: MailContext,
) => Promise<Letter | undefined>

/** Returns what the reader of a mail wants of it now. */
export type WishOf = (workspace: string, intent: Intent, context: MailContext) => Promise<Wish>

interface DelivererOptions {
  commands: SystemCommands
  context: MailContext
  write: Writer
  wish: WishOf
  /** Hands the delivery over again at an instant (ISO 8601). */
  wait: (delivery: string, until: string) => Promise<void>
  mailFrom: string
  /** Undefined without a mail server; the outbox then takes the mail. */
  smtp: Smtp | undefined
  outbox: Outbox
}

/**
 * Sends one mail. It records the attempt before the call to a mail server and the outcome after it.
 * A job that finds an attempt without outcome does not send again but records *unknown* (at most
 * once over SMTP).
 */
export class Deliverer {
  private inHand: Promise<void> = Promise.resolve()

  constructor(private readonly options: DelivererOptions) {}

  run = async (job: Job<DeliveryJob>): Promise<void> => {
    const { workspace, delivery } = job.data
    const { state, intended, record } = await this.load(workspace, delivery)

    if (state.status === 'attempted')
      return record({ type: 'lose', reason: deliveryReasons.cutOff })

    if (state.status !== 'intended') return
    const { intent } = state
    const { to } = intent
    if (!to) return record({ type: 'fail', reason: deliveryReasons.erased })
    const context = this.options.context.readBy(intent.person_id)
    const wish = await this.options.wish(workspace, intent, context)
    if (wish.act === 'withhold') return record({ type: 'withhold', why: wish.why })
    if (wish.act === 'wait') return this.options.wait(delivery, wish.until)

    const letter = await this.options.write(workspace, { ...intent, to }, context)

    if (!letter) return record({ type: 'fail', reason: deliveryReasons.untrue })

    const envelope = { delivery_id: delivery, from: this.options.mailFrom, to, date: intended }
    // Mails of the installation carry no picture that a company chose.
    const logo = letter.company ? await context.logo(workspace) : null
    const raw = await compose(letter, envelope, logo)
    if (this.options.smtp) return this.overSmtp({ job, record, raw, to }, this.options.smtp)
    await this.options.outbox.put(delivery, raw)
    await record({ type: 'succeed', where: 'outbox', message_id: messageId(envelope) })
  }

  /**
   * Records the reason of a job without further attempts. A job that stalled too often may have
   * been sending.
   */
  abandoned = async ({ data }: Job<DeliveryJob>, error: Error): Promise<void> => {
    // Its outcome is recorded, and a person may have sent the mail again since.
    if (error instanceof UnrecoverableError && !/stalled/.test(error.message)) return
    const { state, record } = await this.load(data.workspace, data.delivery)
    const reason = madeStorable(error.message, 500)
    if (state.status === 'attempted') await record({ type: 'lose', reason })
    if (state.status === 'intended') await record({ type: 'fail', reason })
  }

  /**
   * Sends one message at a time, so a killed worker leaves at most one delivery *unknown*.
   * Rendering of others continues meanwhile.
   */
  private overSmtp(sent: InHand, smtp: Smtp): Promise<void> {
    const sending = this.inHand.then(() => this.hand(sent, smtp))
    this.inHand = sending.catch(() => {})
    return sending
  }

  private async hand({ job, record, raw, to }: InHand, smtp: Smtp): Promise<void> {
    const { mailFrom: from } = this.options

    try {
      await record({ type: 'attempt', at: new Date().toISOString() })
    } catch (error) {
      // Another worker took over the job because this one seemed dead.
      if (error instanceof CodedError) return
      throw error
    }

    const attempt = await smtp.send({ from: addressOf(from), to, raw })

    switch (attempt.outcome) {
      case 'accepted':
        return record({
          type: 'succeed',
          where: 'smtp',
          message_id: messageId({ delivery_id: job.data.delivery, from }),
        })

      case 'refused':
        await record({ type: 'fail', reason: attempt.reason })
        throw new UnrecoverableError(attempt.reason)
      case 'lost':
        return record({ type: 'lose', reason: attempt.reason })
      case 'deferred':
        await record({ type: 'defer', reason: attempt.reason })
        throw new Error(attempt.reason)
      default:
        attempt satisfies never
    }
  }

  private async load(
    workspace: string,
    delivery: string,
  ): Promise<{ state: DeliveryState; intended: Date; record: Recorder }> {
    const events = await this.options.commands.store.readStream(
      workspace,
      streamOf(deliveryDecider, delivery),
    )

    if (events.length === 0) throw new Error(`There is no delivery ${delivery}.`)
    const asked = events.findLast(
      ({ type }) => type === 'DeliveryIntended' || type === 'DeliveryResent',
    )!

    const state = fold(deliveryDecider, events as unknown as DeliveryEvent[])
    const cause: Cause = { correlation: asked.meta.correlation_id, causation: asked.id }
    let loaded = { state, revision: events.at(-1)!.revision }

    return {
      state,
      intended: new Date(events[0]!.meta.occurred_at),
      record: async (command) => {
        const stream = { workspace, id: delivery, loaded }
        loaded = await this.options.commands.run(deliveryDecider, stream, command, cause)
      },
    }
  }
}
