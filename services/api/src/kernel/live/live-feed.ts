import { setTimeout as pause } from 'node:timers/promises'
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common'
import type { Event, EventStore } from '@workledger/event-store/port'
import { Progress } from '@workledger/projections/runner/progress'
import { STORE } from '../commands/loop'

const LIVE_FEED_BATCH = 500

/** Events within this time share one message. */
const COALESCE_MS = 100

const AFTER_FAILURE_MS = 1000

/**
 * Follows the log from its head and announces events once the read tables show them. Each API
 * process follows the log and serves its own sockets. So any number works behind a balancer without
 * a broker. Without listeners nothing is read.
 */
@Injectable()
export class LiveFeed implements OnModuleInit, OnModuleDestroy {
  /** Undefined without listeners. */
  private position: string | null | undefined
  private listener: ((events: readonly Event[]) => Promise<void>) | undefined
  private unsubscribe: (() => void) | undefined
  private wanted = false
  private stopped = false
  private running: Promise<void> | undefined

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    private readonly progress: Progress,
  ) {}

  onModuleInit() {
    this.unsubscribe = this.store.onAppended(() => this.wake())
  }

  async onModuleDestroy() {
    this.stopped = true
    this.unsubscribe?.()
    await this.running
  }

  /** Registers the only listener, the gateway. */
  tell(listener: (events: readonly Event[]) => Promise<void>) {
    this.listener = listener
  }

  /** Starts to follow the log without gaps; call it before the first reader is admitted. */
  async open() {
    if (this.position !== undefined) return
    const head = await this.store.head()
    this.position ??= head
  }

  /** Waits until the read tables show every event that will not be announced any more. */
  async shown(): Promise<void> {
    if (this.position) await this.visible(this.position)
  }

  /** Stops, because there are no listeners. */
  rest() {
    this.position = undefined
  }

  private wake() {
    if (this.position === undefined || this.stopped) return
    this.wanted = true

    this.running ??= this.run().finally(() => {
      this.running = undefined
      if (this.wanted) this.wake()
    })
  }

  private async run() {
    while (this.wanted && !this.stopped) {
      this.wanted = false

      try {
        while (await this.step());
      } catch {
        // The database is away for a moment; events meanwhile are announced later.
        this.wanted = true
        await this.wait(AFTER_FAILURE_MS)
      }
    }
  }

  private async step(): Promise<boolean> {
    const after = this.position
    if (after === undefined || this.stopped) return false
    const events = await this.store.readAll(after, LIVE_FEED_BATCH)
    const last = events.at(-1)?.position
    if (last === undefined || !(await this.visible(last))) return false
    // After a stop and a new start the new position counts.
    if (this.position === after) this.position = last
    await this.listener?.(events)
    await this.wait(COALESCE_MS)

    return true
  }

  /**
   * Waits for the read tables. A reader told too early would fetch the old list and never the new
   * one.
   */
  private async visible(position: string): Promise<boolean> {
    while (!this.stopped && this.position !== undefined)
      if (await this.progress.waitFor(position)) return true

    return false
  }

  private async wait(milliseconds: number) {
    for (const end = Date.now() + milliseconds; Date.now() < end && !this.stopped; )
      await pause(Math.min(25, milliseconds))
  }
}
