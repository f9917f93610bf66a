import type { EventStoreDBClient } from '@eventstore/db-client'
import { Listeners } from '../listeners'
import { type Answers, connect, dispose, takeAll } from './client'
import { TooSlow, within } from './errors'

/** Nothing came for so long: the call is given up, and with it the client. */
export const SILENT_MS = 2_000
/**
 * A cluster needs some seconds to see that its leader hangs, and names it until then. After so many clients in a row that never answered
 * each next one is given more time: more clients do not help a server that is slow.
 */
const EAGER = 5
const LATER_MS = 1_000
const LATEST_MS = 5_000

interface Shared {
  readonly client: EventStoreDBClient
  readonly since: number
}

/**
 * The client that everybody shares, until somebody waits for an answer in vain: then it is left, and the next one looks anew for the
 * leader. By itself the client would stay: a call that its limit of time ends does not make it look, and where it does look it may be
 * told of, and connect to, a leader that hangs or whose machine is lost, and then waits for that one.
 */
export class Connection {
  private shared: Shared
  private unanswered = 0
  private readonly left = new Listeners<void>()

  constructor(private readonly address: string) {
    this.shared = this.opened()
  }

  get client(): EventStoreDBClient {
    return this.shared.client
  }

  /** Whoever keeps on listening to the client has to begin again with another. */
  onLeft(listener: () => void): () => void {
    return this.left.add(listener)
  }

  call<T>(ask: (client: EventStoreDBClient) => Promise<T>, milliseconds = SILENT_MS): Promise<T> {
    return this.used((client) => within(milliseconds, ask(client)))
  }

  takeAll<T>(open: (client: EventStoreDBClient) => Answers<T>, take: (answer: T) => 'more' | 'enough', silent = SILENT_MS): Promise<void> {
    return this.used((client) => takeAll(open(client), take, silent, (leave) => this.onLeft(leave)))
  }

  async close(): Promise<void> {
    await dispose(this.client)
  }

  private async used<T>(use: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    const { shared } = this
    try {
      const answer = await use(shared.client)
      this.unanswered = 0
      return answer
    } catch (error) {
      if (error instanceof TooSlow) this.leave(shared)
      throw error
    }
  }

  private leave(silent: Shared): void {
    const due = silent.since + Math.min((this.unanswered - EAGER) * LATER_MS, LATEST_MS)
    if (silent !== this.shared || performance.now() < due) return
    this.unanswered++
    this.shared = this.opened()
    void dispose(silent.client)
    this.left.tell()
  }

  private opened(): Shared {
    return { client: connect(this.address), since: performance.now() }
  }
}
