import { setTimeout as delay } from 'node:timers/promises'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { IdlePoll } from '@workledger/event-store/idle-poll'
import { Pause } from '@workledger/event-store/pause'
import type { Event, EventStore } from '@workledger/event-store/port'
import { leadInTurn } from '@workledger/event-store/postgres/leader'
import { LOCKS } from '@workledger/event-store/postgres/locks'
import type { Progress } from '@workledger/projections/runner/progress'
import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'
import { inJobs, lostDeliveries, type OpenDelivery, type Opened } from './delivery-jobs'
import { ParkedReactions } from './parked-reactions'
import type { Reaction } from './reaction'

const REACTOR_BATCH = 500
const REACTOR_POLL = 500
const SWEEP = 30_000

/**
 * Milliseconds between two looks at the log, for each event with a reaction that the last one found.
 * Mails can wait a moment, so a busy second's appends are read together.
 */
const BATCHING = 40
const LONGEST_BATCHING = 320

/**
 * The most milliseconds between checkpoints without events for a reaction. Events read again have
 * no second effect.
 */
const KEEP = 1000

const TRIES = 3
const NAME = 'reactions'

/**
 * Events recorded longer than this after their time were imported or made for a demo, so they cause
 * no mail.
 */
const PAST = 24 * 3600_000

/** Types of events that open and close a delivery; each has a `delivery_id`. */
export interface DeliveryEvents {
  readonly open: ReadonlySet<string>
  readonly close: ReadonlySet<string>
}

export interface ReactorOptions {
  store: EventStore
  /** Connects as wl_jobs. */
  pool: Pool
  progress: Progress
  reactions: readonly Reaction[]
  deliveries: DeliveryEvents
  /** Hands deliveries to the queue by their jobs; a queued job is not queued twice. */
  enqueue(deliveries: readonly OpenDelivery[]): Promise<void>
  /** Makes jobs due that a wrong clock has put off. */
  mend(): Promise<void>
  log: Logger
}

/**
 * Reads the log after its own checkpoint and runs the reactions to its events. The log is the
 * outbox: intents are events, and open deliveries are folded from it together with the checkpoint.
 * A delivery that a queue lost is queued again. One process leads; the others wait to take over.
 */
export class Reactor {
  private stopped = false
  private readonly byType = new Map<string, Reaction[]>()
  private readonly pause = new Pause()
  private readonly poll = new IdlePoll(REACTOR_POLL)
  private running: Promise<void> | undefined
  private unsubscribe: (() => void) | undefined

  private readonly parked: ParkedReactions

  constructor(private readonly options: ReactorOptions) {
    this.parked = new ParkedReactions(options.reactions, options.store, options.log)

    for (const reaction of options.reactions)
      this.byType.set(reaction.on, [...(this.byType.get(reaction.on) ?? []), reaction])
  }

  start(): void {
    this.unsubscribe = this.options.store.onAppended(() => {
      this.poll.stir()
      this.pause.wake()
    })
    this.running = leadInTurn({
      pool: this.options.pool,
      lock: LOCKS.reactor,
      lead: (session) => this.lead(session),
      stopped: () => this.stopped,
      rest: () => this.pause.rest(this.poll.pause),
      onError: (error) => this.options.log.error({ err: error }, 'reactions'),
    })
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.unsubscribe?.()
    this.pause.wake()
    await this.running
  }

  private async lead(client: PoolClient) {
    await client.query('insert into jobs.checkpoint (name) values ($1) on conflict do nothing', [
      NAME,
    ])
    const { rows } = await client.query('select position from jobs.checkpoint where name = $1', [
      NAME,
    ])
    let position: string | null = rows[0].position
    let kept = { position, at: 0 }
    let swept = 0

    while (!this.stopped) {
      this.pause.clear()
      const events = await this.options.store.readAll(position, REACTOR_BATCH)

      if (events.length > 0) {
        this.poll.stir()
        position = events.at(-1)!.position

        const concerned = events.filter((event) => this.concerns(event)).length

        if (concerned > 0 || Date.now() - kept.at > KEEP) {
          await this.step(client, events, kept.position, position)
          kept = { position, at: Date.now() }
        }

        await delay(Math.min(BATCHING * Math.max(concerned, 1), LONGEST_BATCHING))
      }

      if (events.length < REACTOR_BATCH && Date.now() - swept > SWEEP) {
        await this.sweep(client)
        swept = Date.now()
      }

      if (events.length < REACTOR_BATCH) await this.parked.retry(client)
      if (events.length === 0 && !this.stopped) await this.pause.rest(this.poll.pause)
    }
  }

  private concerns(event: Event): boolean {
    const { open, close } = this.options.deliveries

    return (
      open.has(event.type) ||
      close.has(event.type) ||
      (this.byType.has(event.type) && !isPast(event))
    )
  }

  private async step(
    client: PoolClient,
    events: readonly Event[],
    before: string | null,
    position: string,
  ): Promise<void> {
    const asked = events.filter((event) => this.byType.has(event.type) && !isPast(event))
    // Reactions read the recipients from the read tables.
    const last = asked.at(-1)

    if (last && !(await this.options.progress.waitFor(last.position, 10_000)))
      throw new Error('The read tables are late; reactions wait for them.')

    const concerned = await this.concernedBy(client, asked)

    // The appends of several streams share a batch; events of one stream take turns.
    await sideBySide([...byStream(asked)], async (ofStream) => {
      for (const event of ofStream)
        for (const reaction of this.byType.get(event.type)!)
          if (concerned(reaction, event)) await this.react(client, reaction, event)
    })

    await this.options.enqueue(await this.advance(client, events, before, position))
  }

  /** Asks each reaction which events concern it; a reaction that fails to say reacts to all. */
  private async concernedBy(client: PoolClient, asked: readonly Event[]) {
    const concerned = new Map<Reaction, ReadonlySet<string>>()

    for (const [type, events] of groupBy(asked, ({ type }) => type))
      for (const reaction of this.byType.get(type)!)
        try {
          if (reaction.concerned) concerned.set(reaction, await reaction.concerned(events))
        } catch (error) {
          await client.query('select 1')
          this.options.log.warn({ err: error, reaction: reaction.name }, 'reactions')
        }

    return (reaction: Reaction, { id }: Event) => concerned.get(reaction)?.has(id) ?? true
  }

  /**
   * Writes open deliveries and checkpoint together by compare-and-set, so that one of two leaders
   * fails.
   */
  private async advance(
    client: PoolClient,
    events: readonly Event[],
    before: string | null,
    position: string,
  ): Promise<OpenDelivery[]> {
    const { open, close } = this.options.deliveries
    const changes = new Map<string, Opened | null>()

    for (const event of events) {
      const id = event.data.delivery_id as string

      if (open.has(event.type))
        changes.set(id, { id, workspace: event.workspace, revision: event.revision })
      else if (close.has(event.type)) changes.set(id, null)
    }

    const opened = inJobs([...changes.values()].filter((delivery) => delivery !== null))
    const closed = [...changes].flatMap(([id, delivery]) => (delivery === null ? [id] : []))

    // One statement is its own transaction.
    const { rowCount } = await client.query({
      name: 'reacted',
      text: `with moved as (
          update jobs.checkpoint set position = $1, updated_at = now()
          where name = $2 and position is not distinct from $3 returning name),
        closed as (
          delete from jobs.open_deliveries
          where id = any($4::uuid[]) and exists (select from moved)),
        opened as (
          insert into jobs.open_deliveries (id, workspace, revision, job)
          select o.* from moved, unnest($5::uuid[], $6::uuid[], $7::int[], $8::text[]) o
          on conflict (id) do update set workspace = excluded.workspace, job = excluded.job,
            revision = excluded.revision, since = now(), wait_until = null)
        select from moved`,
      values: [
        position,
        NAME,
        before,
        closed,
        opened.map(({ id }) => id),
        opened.map(({ workspace }) => workspace),
        opened.map(({ revision }) => revision),
        opened.map(({ job }) => job),
      ],
    })

    if (rowCount !== 1) throw new Error('Another worker moved the checkpoint of reactions.')

    return opened
  }

  /** Queues open deliveries again, at start and when the queue has lost them. */
  private async sweep(client: PoolClient) {
    await this.options.mend()

    await this.options.enqueue(await lostDeliveries(client))
  }

  /**
   * Runs a reaction. If it keeps failing while everything around it works, it is parked with its
   * event, and the rest goes on.
   */
  private async react(client: PoolClient, reaction: Reaction, event: Event) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await reaction.react(event)
      } catch (error) {
        if (this.stopped) throw error
        await client.query('select 1')
        await this.options.store.head()

        if (attempt < TRIES) {
          await delay(attempt * 200)
          continue
        }

        await this.parked.park(client, reaction, event, error)

        return
      }
    }
  }
}

/** Returns the events of each stream, in their order. */
const byStream = (events: readonly Event[]): Iterable<readonly Event[]> =>
  groupBy(events, ({ workspace, stream }) => `${workspace} ${stream}`).values()

const isPast = (event: Event) =>
  Date.parse(event.recorded_at) - Date.parse(event.meta.occurred_at) > PAST
