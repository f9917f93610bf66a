import { setTimeout as pause } from 'node:timers/promises'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { madeStorable } from '@workledger/contracts/kernel/text'
import {
  deliveryReasonOf,
  deliveryReasons,
} from '@workledger/contracts/operations/delivery-reasons'
import { fold, streamOf } from '@workledger/domain/kernel/decider'
import {
  type DeliveryEvent,
  type DeliveryState,
  deliveryDecider,
} from '@workledger/domain/operations/delivery'
import { type Job, UnrecoverableError } from 'bullmq'
import type { Logger } from 'pino'
import type { Cause, SystemCommands } from '../kernel/commands'
import type { DeliveryJobs } from '../kernel/delivery-jobs'
import type { MailContext } from '../kernel/mail-context'
import { eachInTurn } from '../kernel/schedule'
import { type DeliveryJob, deliveriesOf } from './delivery-job'
import { Line } from './line'
import type { Letter } from './mail'
import { addressOf, compose, messageId } from './message'
import type { Outbox } from './outbox'
import type { Smtp } from './smtp'
import type { Wish } from './wish'

type Command = Parameters<typeof deliveryDecider.decide>[1]

/** Appends to the stream of one delivery. */
type Recorder = (command: Command) => Promise<void>

/** A mail that is ready for a mail server. */
interface Ready {
  readonly record: Recorder
  readonly raw: Buffer
  readonly to: string
  /** When it was written, by the clock of performance.now(). */
  readonly written: number
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

/** Records what is known of a mail without a mail server. */
type LastStep = () => Promise<void>

/**
 * Milliseconds after which a mail that waits for the mail server is written again, because its
 * reader may have been erased and its content changed.
 */
const FRESH = 5_000

/** The most milliseconds for which a mail waits until the others of its job are written. */
const OTHERS = 500

/** One mail of a job. */
interface OneMail {
  readonly workspace: string
  readonly delivery: string
}

interface DelivererOptions {
  commands: SystemCommands
  context: MailContext
  jobs: Pick<DeliveryJobs, 'of' | 'wait'>
  write: Writer
  wish: WishOf
  /** Tries mails of a job again, each by a job of its own. */
  retry: (deliveries: readonly string[]) => Promise<void>
  /** Keeps a mail that failed for good, after so many tries. */
  keep: (mail: OneMail, tries: number, error: Error) => Promise<void>
  log: Logger
  mailFrom: string
  /** Undefined without a mail server; the outbox then takes the mail. */
  smtp: Smtp | undefined
  outbox: Outbox
}

/**
 * Sends mails. It records the attempt before the call to a mail server and the outcome after it.
 * A job that finds an attempt without outcome does not send again but records *unknown* (at most
 * once over SMTP).
 */
export class Deliverer {
  private inHand: Promise<void> = Promise.resolve()
  private readonly line = new Line(FRESH / 2)
  private stopped = false

  constructor(private readonly options: DelivererOptions) {}

  run = async ({ id, data, attemptsMade }: Job<DeliveryJob>): Promise<void> => {
    const { workspace } = data
    const [only, ...more] = deliveriesOf(data)

    if (only && more.length === 0)
      return this.alone({ workspace, delivery: only }, attemptsMade + 1)

    // One that failed has a job of its own since.
    const own = await this.options.jobs.of(id!, data.deliveries)
    const mails = own.map((delivery) => ({ workspace, delivery }))

    const outcomes = await (this.options.smtp
      ? Promise.allSettled(mails.map((mail) => this.send(mail)))
      : this.recordTogether(mails))

    await this.separate(
      mails.flatMap((mail, n) => {
        const outcome = outcomes[n]!
        return outcome.status === 'rejected' ? [{ mail, error: outcome.reason }] : []
      }),
    )
  }

  private async alone(mail: OneMail, tries: number): Promise<void> {
    try {
      await this.send(mail)
    } catch (error) {
      // If this fails, the next attempt finds the refusal in the log.
      if (error instanceof UnrecoverableError) await this.options.keep(mail, tries, error)
      throw error
    }
  }

  /** The appends of a moment cost as much as one. */
  private recordTogether(mails: readonly OneMail[]): Promise<PromiseSettledResult<void>[]> {
    const prepared = mails.map((mail) => this.prepare(mail))

    // But one that is slow, such as a long report, holds up no other.
    const all = Promise.allSettled(prepared)
    const together = Promise.race([all, pause(OTHERS, undefined, { ref: false })])

    return Promise.allSettled(
      mails.map(async (mail, n) => {
        await together
        await this.finish(mail, await prepared[n]!)
      }),
    )
  }

  /** Hands no further mail to a mail server; the sweep queues the rest again. */
  stop(): void {
    this.stopped = true
  }

  /** Deals with the mails of a job that failed; the others are done. */
  private async separate(failed: readonly { mail: OneMail; error: Error }[]): Promise<void> {
    if (failed.length === 0) return
    const { keep, log, retry } = this.options
    const again: string[] = []
    const refused: { mail: OneMail; error: Error }[] = []

    for (const { mail, error } of failed) {
      log.warn({ err: error, delivery: mail.delivery }, 'mail failed')
      if (error instanceof UnrecoverableError) refused.push({ mail, error })
      else again.push(mail.delivery)
    }

    if (again.length > 0) await retry(again)
    // The next attempt of this job finds a refusal that is not kept.
    await eachInTurn(refused, ({ mail, error }) => keep(mail, 1, error))
  }

  private async send(mail: OneMail): Promise<void> {
    if (!this.options.smtp) return this.finish(mail, await this.prepare(mail))
    const place = await this.line.enter()

    try {
      if (this.stopped) return
      const prepared = await this.prepare(mail)
      place.written()
      await this.finish(mail, prepared)
    } finally {
      place.leave()
    }
  }

  private finish(mail: OneMail, prepared: LastStep | Ready): Promise<void> {
    return typeof prepared === 'function' ? prepared() : this.overSmtp(mail, prepared)
  }

  /** Writes a mail, for the outbox if there is no mail server. */
  private async prepare({ workspace, delivery }: OneMail): Promise<LastStep | Ready> {
    const { state, intended, record } = await this.load(workspace, delivery)

    if (state.status === 'attempted')
      return () => record({ type: 'lose', reason: deliveryReasons.cutOff })

    if (state.status === 'failed') return leftOf(state.reason)
    if (state.status !== 'intended') return async () => {}
    const { intent } = state
    const { to } = intent
    if (!to) return () => record({ type: 'fail', reason: deliveryReasons.erased })
    const context = this.options.context.readBy(intent.person_id)
    const wish = await this.options.wish(workspace, intent, context)
    if (wish.act === 'withhold') return () => record({ type: 'withhold', why: wish.why })
    if (wish.act === 'wait') return () => this.options.jobs.wait(delivery, wish.until)

    const letter = await this.options.write(workspace, { ...intent, to }, context)

    if (!letter) return () => record({ type: 'fail', reason: deliveryReasons.untrue })

    const envelope = { delivery_id: delivery, from: this.options.mailFrom, to, date: intended }
    // Mails of the installation carry no picture that a company chose.
    const logo = letter.company ? await context.logo(workspace) : null
    const raw = await compose(letter, envelope, logo)
    if (this.options.smtp) return { record, raw, to, written: performance.now() }
    await this.options.outbox.put(delivery, raw)

    return () => record({ type: 'succeed', where: 'outbox', message_id: messageId(envelope) })
  }

  /**
   * Records the reason of a job without further attempts, and keeps its mails without an outcome. A
   * job that stalled too often may have been sending.
   */
  abandoned = async ({ id, data, attemptsMade }: Job<DeliveryJob>, error: Error): Promise<void> => {
    const { workspace } = data
    const all = deliveriesOf(data)
    const keep = (delivery: string) =>
      this.options.keep({ workspace, delivery }, attemptsMade, error)

    // Its outcome is recorded and kept, and a person may have sent the mail again since.
    if (error instanceof UnrecoverableError && !/stalled/.test(error.message)) return

    const reason = madeStorable(error.message, 500)

    // A failure of one keeps no other from its outcome.
    await eachInTurn(await this.options.jobs.of(id!, all), async (delivery) => {
      const { state, record } = await this.load(workspace, delivery)
      if (state.status !== 'attempted' && state.status !== 'intended') return
      await record({ type: state.status === 'attempted' ? 'lose' : 'fail', reason })
      await keep(delivery)
    })
  }

  /**
   * Sends one message at a time, so a killed worker leaves at most one delivery *unknown*.
   * Rendering of others continues meanwhile.
   */
  private overSmtp(mail: OneMail, ready: Ready): Promise<void> {
    const sending = this.inHand.then(() => this.inTurn(mail, ready))
    this.inHand = sending.catch(() => {})

    return sending
  }

  private async inTurn(mail: OneMail, ready: Ready): Promise<void> {
    // Its job ends, and the sweep hands the mail over to another worker.
    if (this.stopped) return
    const isFresh = performance.now() - ready.written < FRESH
    const prepared = isFresh ? ready : await this.prepare(mail)
    await (typeof prepared === 'function' ? prepared() : this.hand(mail, prepared))
  }

  private async hand({ delivery }: OneMail, { record, raw, to }: Ready): Promise<void> {
    const { mailFrom: from } = this.options

    try {
      await record({ type: 'attempt', at: new Date().toISOString() })
    } catch (error) {
      // Another worker took over the job because this one seemed dead.
      if (error instanceof CodedError) return
      throw error
    }

    const began = performance.now()
    const attempt = await this.options.smtp!.send({ from: addressOf(from), to, raw })
    this.line.took(performance.now() - began)

    switch (attempt.outcome) {
      case 'accepted':
        return record({
          type: 'succeed',
          where: 'smtp',
          message_id: messageId({ delivery_id: delivery, from }),
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

/** Returns what is left to do with a mail that a server may have refused: the refusal is kept. */
function leftOf(reason: string | null): LastStep {
  return async () => {
    if (reason && !deliveryReasonOf(reason)) throw new UnrecoverableError(reason)
  }
}
