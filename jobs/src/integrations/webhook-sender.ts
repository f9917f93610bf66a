import { webhookDecider } from '@workledger/domain/integrations/webhook'
import {
  changesBetween,
  managedBy,
  newestMark,
  visibleTo,
} from '@workledger/projections/changes/changes.queries'
import { publicBody, type Reader, sightOf, testBody } from '@workledger/projections/changes/reader'
import type { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Logger } from 'pino'
import type { SystemCommands } from '../kernel/commands'
import { OutgoingFailed, type OutgoingHttp } from '../kernel/outgoing-http'
import { isOver, pauseAfter } from './webhook-retries'
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
  private stopped = false
  private looking: Promise<void> | undefined
  private shortLooks = 0
  private seen: number | null = null
  private lookedAtAll = Number.NEGATIVE_INFINITY
  /** Endpoints that are on, as of the last look. */
  private current: ReadonlyMap<string, Endpoint> = new Map()
  private unsubscribe = () => {}

  constructor(private readonly options: WebhookSenderOptions) {}

  start(): void {
    this.unsubscribe = this.options.onAppended(() => {
      this.shortLooks = SHORT_LOOKS
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
    if (this.stopped || this.looking) return
    clearTimeout(this.timer)

    this.timer = setTimeout(() => {
      this.looking = this.look()
        .catch((error) => this.options.log.error({ err: error }, 'webhooks'))
        .finally(() => {
          this.looking = undefined
          this.plan(this.shortLooks-- > 0 ? SOON : IDLE)
        })
    }, pause)
  }

  private async look(): Promise<void> {
    const { table } = this.options
    const before = this.current
    const endpoints = await table.endpoints()
    this.current = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]))
    if (endpoints.length === 0) return
    const changed = await table.changed(this.seen)
    const moved = new Set(changed.map(({ workspace }) => workspace))
    const all = performance.now() - this.lookedAtAll > LOOK_AT_ALL
    if (all) this.lookedAtAll = performance.now()

    for (const endpoint of endpoints)
      if (endpoint.employee === null) await this.switchOff(endpoint, 'rights')
      else if (all || moved.has(endpoint.workspace) || !before.has(endpoint.id))
        await this.enqueue(endpoint)

    this.seen = Math.max(this.seen ?? 0, ...changed.map(({ place }) => place))
    const due = await table.due()
    for (const id of due) this.pump(id)
  }

  private async enqueue(endpoint: Endpoint): Promise<void> {
    const { table, reads } = this.options
    const db = reads.of([endpoint.workspace])
    const newest = async () => (await newestMark(db, endpoint.workspace))?.place ?? 0

    const following = async (place: number) => {
      const end = await newest()
      // Rights are read after the end, so each event meets rights that are as new as itself.
      const [fresh] = await table.endpoints(endpoint.id)
      if (!fresh || fresh.employee === null) return { rows: [], upTo: place }
      const visible = await this.visible(fresh)
      const between = { after: place, upTo: end, most: PAGE }
      const rows = await changesBetween(db, endpoint.workspace, between, visible)

      return { rows, upTo: rows.length === PAGE ? rows.at(-1)!.place : Math.max(place, end) }
    }

    while (!this.stopped && (await table.enqueue(endpoint, newest, following)));
  }

  /** The condition of what an endpoint may be told: by its types and its present rights. */
  private async visible(endpoint: Endpoint) {
    const reader = readerOf(endpoint)
    const db = this.options.reads.of([endpoint.workspace])
    const managed = await managedBy(db, endpoint.workspace, reader.employee)
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

      for (const delivery of taken) {
        this.count(endpoint, 1)

        this.track(
          this.deliver(endpoint, delivery).finally(() => {
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

  private async deliver(endpoint: Endpoint, delivery: Delivery): Promise<void> {
    const { table } = this.options
    const outcome = await this.attempt(endpoint, delivery)
    await table.settle(endpoint.id, delivery, outcome)

    if (outcome.status === GONE) await this.switchOff(endpoint, 'gone')
    else if (outcome.state === 'failed') await this.switchOff(endpoint, 'failing')
  }

  private async attempt(endpoint: Endpoint, delivery: Delivery): Promise<Outcome> {
    const { table, http } = this.options
    const body = await this.bodyOf(endpoint, delivery)
    const secret = await table.secret(endpoint.workspace, endpoint.secret_id)
    // Its rights have shrunk, or the endpoint was changed meanwhile and comes again.
    if (!body) return { state: 'dropped' }
    if (!secret) return { state: 'waiting', pause: IDLE }
    const text = JSON.stringify(body)
    const headers = signedHeaders(secret, { id: body.id, body: text, now: new Date() })

    try {
      const { status, text: answer, took } = await http.send(secret.url, { headers, body: text })
      const said = { status, answer, took }

      return status >= 200 && status < 300
        ? { state: 'sent', ...said }
        : { ...failed(delivery), ...said }
    } catch (error) {
      if (!(error instanceof OutgoingFailed)) throw error
      return { ...failed(delivery), fault: error.fault }
    }
  }

  private async bodyOf(endpoint: Endpoint, delivery: Delivery) {
    const { workspace, id: webhook_id } = endpoint
    if (delivery.place === 0) return testBody(workspace, { ...delivery, webhook_id })
    const between = { after: delivery.place - 1, upTo: delivery.place, most: 1 }
    const db = this.options.reads.of([workspace])
    const visible = await this.visible({ ...endpoint, types: [] })
    const [row] = await changesBetween(db, workspace, between, visible)

    return row && publicBody(workspace, readerOf(endpoint), row)
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
