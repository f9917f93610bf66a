import { webhookDecider } from '@workledger/domain/integrations/webhook'
import { IdlePoll } from '@workledger/event-store/idle-poll'
import {
  type ChangeRow,
  changesAt,
  changesBetween,
  managedBy,
  newestMark,
  visibleTo,
} from '@workledger/projections/changes/changes.queries'
import { publicBody, type Reader, sightOf, testBody } from '@workledger/projections/changes/reader'
import { OutgoingFailed, type OutgoingHttp } from '@workledger/projections/kernel/outgoing-http'
import type { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Logger } from 'pino'
import type { SystemCommands } from '../kernel/commands'
import { pauseAfter } from '../kernel/pause-after'
import { LookMemory } from './look-memory'
import { isOver } from './webhook-retries'
import { signedHeaders } from './webhook-signature'
import type { Delivery, Endpoint, Outcome, WebhookTable } from './webhook-table'

export interface WebhookSenderOptions {
  readonly table: WebhookTable
  readonly reads: TenantReads
  readonly commands: SystemCommands
  readonly http: OutgoingHttp
  /** Calls back after appends of any process. */
  readonly onAppended: (wake: () => void) => () => void
  readonly log: Logger
}

/** Requests to one endpoint at a time; a failing one gets a single one. */
const AT_ONCE = 8
const FAILING = 5

/** Events that one look enqueues for an endpoint. */
const PAGE = 500

/** Milliseconds between looks: after an append, and without one. */
const SOON = 50
const IDLE = 1_000

/** Looks that stay short after an append, until the read tables show it. */
const SHORT_LOOKS = 20

/** Workspaces that are read side by side. */
const LANES = 3

/** Milliseconds after which each endpoint is looked at, whatever has changed. */
const LOOK_AT_ALL = 10_000

/**
 * Sends public events to the endpoints of companies. It follows the feed from each endpoint's own
 * place. Requests of one endpoint have slots of their own, so one that hangs delays no other.
 */
export class WebhookSender {
  private readonly busy = new Map<string, number>()
  private readonly running = new Set<Promise<void>>()
  /** Endpoints whose deliveries are being taken; true: to be taken again afterwards. */
  private readonly taking = new Map<string, boolean>()
  private timer: NodeJS.Timeout | undefined
  private planned = Number.POSITIVE_INFINITY
  private stopped = false
  private looking: Promise<void> | undefined
  private shortLooks = 0
  private readonly poll = new IdlePoll(IDLE)
  private seen: number | null = null
  private lookedAtAll = Number.NEGATIVE_INFINITY
  /** Endpoints that are on, with their rights and secrets as of the last look. */
  private current: ReadonlyMap<string, Endpoint> = new Map()
  private kept = new LookMemory()
  private unsubscribe = () => {}

  constructor(private readonly options: WebhookSenderOptions) {}

  start(): void {
    this.unsubscribe = this.options.onAppended(() => {
      this.shortLooks = SHORT_LOOKS
      this.poll.stir()
      this.plan(SOON)
    })

    this.plan(0)
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.unsubscribe()
    clearTimeout(this.timer)
    await this.looking
    await Promise.all(this.running)
  }

  private plan(pause: number): void {
    const at = performance.now() + pause
    // A stream of appends must not put off the look that the first of them planned.
    if (this.stopped || this.looking || this.planned <= at) return
    clearTimeout(this.timer)
    this.planned = at

    this.timer = setTimeout(() => {
      this.planned = Number.POSITIVE_INFINITY

      this.looking = this.look()
        .catch((error) => this.options.log.error({ err: error }, 'webhooks'))
        .finally(() => {
          this.looking = undefined
          this.plan(this.shortLooks-- > 0 ? SOON : this.poll.pause)
        })
    }, pause)
  }

  private async look(): Promise<void> {
    const { table } = this.options
    const before = this.current
    const look = await table.look(this.seen)
    const { changed } = look
    let { endpoints } = look
    const ends = new Map(changed.map(({ workspace, place }) => [workspace, place]))
    const all = performance.now() - this.lookedAtAll > LOOK_AT_ALL
    if (all) this.lookedAtAll = performance.now()

    const still = endpoints.filter(
      ({ id, workspace }) => !ends.has(workspace) && (all || !before.has(id)),
    )

    if (still.length > 0) {
      for (const workspace of new Set(still.map((one) => one.workspace)))
        ends.set(workspace, await this.newest(workspace))

      endpoints = await table.endpoints()
    }

    this.current = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]))
    this.kept = new LookMemory()
    const gone = endpoints.filter(({ employee }) => employee === null)
    for (const endpoint of gone) await this.switchOff(endpoint, 'rights')
    await this.enqueueAll(endpoints, ends)
    this.seen = Math.max(this.seen ?? 0, ...changed.map(({ place }) => place))
    if (endpoints.length === 0) return
    const due = await table.due()
    if (due.size > 0) this.poll.stir()
    for (const id of due) this.pump(id)
  }

  private async newest(workspace: string): Promise<number> {
    const db = this.options.reads.of([workspace])
    return (await newestMark(db, workspace))?.place ?? 0
  }

  /** Enqueues for workspaces side by side, so that a large one holds up no other for long. */
  private async enqueueAll(
    endpoints: readonly Endpoint[],
    ends: ReadonlyMap<string, number>,
  ): Promise<void> {
    const readable = endpoints.filter(({ employee }) => employee !== null)
    const rest = ends.entries()

    const lane = async () => {
      for (const [workspace, end] of rest) {
        const own = readable.filter((one) => one.workspace === workspace)
        if (own.length > 0) await this.enqueue(workspace, own, end)
      }
    }

    await Promise.all(Array.from({ length: LANES }, lane))
  }

  private async enqueue(workspace: string, own: readonly Endpoint[], end: number): Promise<void> {
    const { table, reads } = this.options
    const db = reads.of([workspace])

    const following = async (endpoint: Endpoint, after: number) => {
      // Endpoints of the same rights, events and place have the same rows.
      const { employee, permissions, types } = endpoint
      const same = JSON.stringify([employee, permissions, types, after, end])

      const rows = await this.kept.rows(same, async () => {
        const between = { after, upTo: end, most: PAGE }
        return changesBetween(db, workspace, between, await this.visible(endpoint))
      })

      const more = rows.length === PAGE

      return { rows, more, upTo: more ? rows.at(-1)!.place : end }
    }

    while (!this.stopped && (await table.enqueue(workspace, own, end, following)));
  }

  /** Returns the condition for events that an endpoint may get, by its types and rights. */
  private async visible(endpoint: Endpoint) {
    const { workspace } = endpoint
    const reader = readerOf(endpoint)
    const db = this.options.reads.of([workspace])

    const managed = await this.kept.managed(reader.employee, () =>
      managedBy(db, workspace, reader.employee),
    )

    const sight = sightOf(reader, endpoint.types.length > 0 ? endpoint.types : undefined)

    return visibleTo(sight, reader.employee, managed)
  }

  /** Sends due deliveries of an endpoint as long as it has free slots. */
  private pump(id: string): void {
    const endpoint = this.current.get(id)
    if (!endpoint || endpoint.employee === null) return
    const slots = endpoint.failures >= FAILING ? 1 : AT_ONCE
    const used = this.busy.get(endpoint.id) ?? 0
    if (this.stopped || used >= slots) return

    if (this.taking.has(id)) {
      this.taking.set(id, true)
      return
    }

    this.taking.set(id, false)

    const run = async () => {
      const taken = await this.take(id, slots - used)
      for (const _ of taken) this.count(endpoint, 1)
      const rows = this.rowsOf(endpoint, taken)

      for (const delivery of taken) {
        this.track(
          this.deliver(endpoint, delivery, rows).finally(() => {
            this.count(endpoint, -1)
            this.pump(id)
          }),
        )
      }
    }

    this.track(run())
  }

  /** Takes deliveries once at a time, so that an endpoint never has more requests than slots. */
  private async take(id: string, most: number): Promise<Delivery[]> {
    try {
      return await this.options.table.take(id, most)
    } finally {
      const again = this.taking.get(id)
      this.taking.delete(id)
      if (again) setImmediate(() => this.pump(id))
    }
  }

  private count({ id }: Endpoint, step: 1 | -1): void {
    const next = (this.busy.get(id) ?? 0) + step
    if (next === 0) this.busy.delete(id)
    else this.busy.set(id, next)
  }

  private track(work: Promise<void>): void {
    const tracked = work
      .catch((error) => this.options.log.error({ err: error }, 'webhook'))
      .finally(() => this.running.delete(tracked))

    this.running.add(tracked)
  }

  private async deliver(endpoint: Endpoint, delivery: Delivery, rows: Rows): Promise<void> {
    const { table } = this.options
    const outcome = await this.attempt(endpoint, delivery, rows)
    await table.settle(endpoint.id, delivery, outcome)

    if (outcome.status === GONE) await this.switchOff(endpoint, 'gone')
    else if (outcome.state === 'failed') await this.switchOff(endpoint, 'failing')
  }

  private async attempt(endpoint: Endpoint, delivery: Delivery, rows: Rows): Promise<Outcome> {
    const { table, http } = this.options
    const body = bodyOf(endpoint, delivery, await rows)
    const secret = await this.kept.secret(endpoint.secret_id, () => table.secret(endpoint))
    // Its rights have shrunk, or the endpoint was changed meanwhile and comes again.
    if (!body) return { state: 'dropped' }
    if (!secret) return { state: 'waiting', pause: IDLE }
    const text = JSON.stringify(body)
    const headers = signedHeaders(secret, { id: body.id, body: text, now: new Date() })

    try {
      const asked = { headers, body: text }
      const { status, headers: answered, text: answer, took } = await http.send(secret.url, asked)
      const said = { status, answer, answered, took, sent: headers }

      return status >= 200 && status < 300
        ? { state: 'sent', ...said }
        : { ...failed(delivery), ...said }
    } catch (error) {
      if (!(error instanceof OutgoingFailed)) throw error
      return { ...failed(delivery), fault: error.fault, sent: headers }
    }
  }

  /** Reads what taken deliveries send, with one statement. */
  private async rowsOf(endpoint: Endpoint, taken: readonly Delivery[]): Rows {
    const places = taken.map(({ place }) => place).filter((place) => place > 0)
    if (places.length === 0) return new Map()
    const { workspace } = endpoint
    const db = this.options.reads.of([workspace])
    const visible = await this.visible({ ...endpoint, types: [] })
    const rows = await changesAt(db, workspace, places, visible)

    return new Map(rows.map((row) => [row.place, row]))
  }

  private async switchOff(
    { id: webhook_id, workspace }: Endpoint,
    because: 'failing' | 'gone' | 'rights',
  ): Promise<void> {
    await this.options.commands.run(
      webhookDecider,
      { workspace, id: webhook_id },
      { type: 'switch off', webhook_id, because },
    )
  }
}

const GONE = 410

type Rows = Promise<ReadonlyMap<number, ChangeRow>>

function bodyOf(endpoint: Endpoint, delivery: Delivery, rows: Awaited<Rows>) {
  const { workspace, id: webhook_id } = endpoint
  if (delivery.place === 0) return testBody(workspace, { ...delivery, webhook_id })
  const row = rows.get(delivery.place)

  return row && publicBody(workspace, readerOf(endpoint), row)
}

const readerOf = ({ employee, permissions }: Endpoint): Reader => ({
  employee: employee!,
  permissions,
  scopes: undefined,
})

function failed({ attempts, first_at }: Delivery): Outcome {
  const now = new Date()
  if (isOver(first_at ?? now, now)) return { state: 'failed' }

  return { state: 'waiting', pause: pauseAfter(attempts + 1) }
}
