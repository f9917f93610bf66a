import { setTimeout as pause } from 'node:timers/promises'
import type { EventStoreDBClient } from '@eventstore/db-client'
import { Listeners } from '../listeners'
import { type Answers, connect, dispose, takeAll } from './client'
import { TooSlow, within } from './errors'
import { namesSeveral, successorOf } from './successor'

/** After so long without an answer the call and its client are given up. */
export const SILENT_MS = 2_000

/**
 * A cluster takes some seconds to notice that its leader hangs, and names it until then. After this
 * many silent clients in a row the time limit grows, because more clients do not help a slow
 * server.
 */
const EAGER = 5

const LATER_MS = 1_000
const LATEST_MS = 5_000

/**
 * After a call has waited so long since the last answer to any call, the other nodes are asked for
 * a new leader.
 */
const DOUBT_MS = 300

const LOOK_EVERY_MS = 100
const LOOK_FOR_MS = 15_000

interface Shared {
  readonly client: EventStoreDBClient
  readonly since: number
  answered: number
}

/**
 * The shared client. After a call without an answer it is replaced, and the next client looks for
 * the leader again. The client itself would stay: its time limit starts no search, and a search may
 * lead to a leader that hangs. In a cluster it is replaced as soon as another node leads, and
 * pending calls go to that node.
 */
export class Connection {
  private shared: Shared
  private unanswered = 0
  private readonly left = new Listeners<void>()
  private readonly replaced = new Listeners<void>()
  private readonly several: boolean
  private looking = false
  private closed = false

  constructor(private readonly address: string) {
    this.several = namesSeveral(address)
    this.shared = shared(connect(address))
  }

  get client(): EventStoreDBClient {
    return this.shared.client
  }

  /** Registers a listener, which must subscribe again with the next client. */
  onLeft(listener: () => void): () => void {
    return this.left.add(listener)
  }

  call<T>(ask: (client: EventStoreDBClient) => Promise<T>, milliseconds = SILENT_MS): Promise<T> {
    return this.used((client) =>
      within(milliseconds, ask(client), (leave) => this.replaced.add(leave)),
    )
  }

  takeAll<T>(
    open: (client: EventStoreDBClient) => Answers<T>,
    take: (answer: T) => 'more' | 'enough',
    silent = SILENT_MS,
  ): Promise<void> {
    return this.used((client) => takeAll(open(client), take, silent, (leave) => this.onLeft(leave)))
  }

  async close(): Promise<void> {
    this.closed = true
    await dispose(this.client)
  }

  private async used<T>(use: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    const { shared } = this
    const doubt = this.several
      ? setInterval(() => void this.look(shared, performance.now() - DOUBT_MS), DOUBT_MS)
      : undefined

    try {
      const answer = await use(shared.client)
      this.unanswered = 0
      shared.answered = performance.now()

      return answer
    } catch (error) {
      if (error instanceof TooSlow) this.leave(shared)
      throw error
    } finally {
      clearInterval(doubt)
    }
  }

  /**
   * Switches to the new leader while the old one is silent. A server that is only slow has no
   * successor and stays.
   */
  private async look(silent: Shared, since: number): Promise<void> {
    const until = since + LOOK_FOR_MS
    const needed = () =>
      silent === this.shared && silent.answered < since && !this.closed && performance.now() < until
    if (this.looking) return
    this.looking = true

    try {
      while (needed()) {
        const client = await successorOf(silent.client, this.address)

        if (!client) await pause(LOOK_EVERY_MS)
        else if (needed()) this.replace(silent, client, true)
        else void dispose(client)
      }
    } finally {
      this.looking = false
    }
  }

  private leave(silent: Shared): void {
    const due = silent.since + Math.min((this.unanswered - EAGER) * LATER_MS, LATEST_MS)
    if (silent !== this.shared || performance.now() < due) return
    this.unanswered++
    this.replace(silent, connect(this.address), false)
  }

  /**
   * Replaces the client. `atOnce` gives up pending calls because another node leads; a slow node
   * may still answer them.
   */
  private replace(former: Shared, client: EventStoreDBClient, atOnce: boolean): void {
    this.shared = shared(client)
    void dispose(former.client)
    this.left.tell()
    if (atOnce) this.replaced.tell()
  }
}

const shared = (client: EventStoreDBClient): Shared => ({
  client,
  since: performance.now(),
  answered: 0,
})
