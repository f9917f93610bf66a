import { setTimeout as pause } from 'node:timers/promises'
import type { EventStoreDBClient } from '@eventstore/db-client'
import { Listeners } from '../listeners'
import { type Answers, connect, dispose, takeAll } from './client'
import { TooSlow, within } from './errors'
import { namesSeveral, successorOf } from './successor'

/** Nothing came for so long: the call is given up, and with it the client. */
export const SILENT_MS = 2_000

/**
 * A cluster needs some seconds to see that its leader hangs, and names it until then. After so many
 * clients in a row that never answered each next one is given more time: more clients do not help a
 * server that is slow.
 */
const EAGER = 5

const LATER_MS = 1_000
const LATEST_MS = 5_000

/**
 * When a call has waited so long and nothing else was answered meanwhile, the other nodes are asked
 * whether one of them leads.
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
 * The client that everybody shares, until somebody waits for an answer in vain: then it is left,
 * and the next one looks anew for the leader. By itself the client would stay: a call that its
 * limit of time ends does not make it look, and where it does look it may be told of, and connect
 * to, a leader that hangs or whose machine is lost, and then waits for that one. In a cluster it is
 * left sooner, as soon as another node leads: what was asked of it is then asked of that one.
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

  /** Whoever keeps on listening to the client has to begin again with another. */
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
    const asked = performance.now()
    const doubt = this.several
      ? setTimeout(() => void this.look(shared, asked), DOUBT_MS)
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
      clearTimeout(doubt)
    }
  }

  /**
   * Turns to the node that leads, while the one that led answers nothing. A server that is only
   * slow has no successor, and stays.
   */
  private async look(silent: Shared, asked: number): Promise<void> {
    const until = asked + LOOK_FOR_MS
    const needed = () =>
      silent === this.shared && silent.answered < asked && !this.closed && performance.now() < until
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
   * Calls that wait for the former one are given up `at once` where another leads; a slow one may
   * still answer them.
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
