import { IdlePoll } from '@workledger/event-store/idle-poll'
import type { Logger } from 'pino'

interface DueLoopOptions {
  /** Words for the log. */
  readonly name: string
  /** Milliseconds between looks. */
  readonly look: number
  /** Receivers that are told at the same time. */
  readonly atOnce: number
  /** Returns the receivers for whom something is due. */
  readonly due: () => Promise<readonly string[]>
  /** Tells one receiver; never twice at the same time. */
  readonly tell: (receiver: string) => Promise<void>
  /** Calls back after appends of any process. */
  readonly onAppended: (wake: () => void) => () => void
  readonly log: Logger
}

/** Looks for what is due to receivers outside, and tells several of them side by side. */
export class DueLoop {
  private readonly busy = new Set<string>()
  private readonly running = new Set<Promise<void>>()
  private readonly poll: IdlePoll
  private timer: NodeJS.Timeout | undefined
  private looking = false
  private stopped = false
  private unsubscribe = () => {}

  constructor(private readonly options: DueLoopOptions) {
    this.poll = new IdlePoll(options.look)
  }

  start(): void {
    this.unsubscribe = this.options.onAppended(() => {
      if (this.poll.stir()) this.plan()
    })

    this.plan()
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.unsubscribe()
    clearTimeout(this.timer)
    await Promise.all(this.running)
  }

  private plan(): void {
    if (this.stopped || this.looking) return
    clearTimeout(this.timer)

    this.timer = setTimeout(() => {
      this.looking = true

      this.track(
        this.look().finally(() => {
          this.looking = false
          this.plan()
        }),
      )
    }, this.poll.pause)
  }

  private async look(): Promise<void> {
    const due = await this.options.due()
    if (due.length > 0) this.poll.stir()

    for (const receiver of due) {
      if (this.stopped || this.busy.size >= this.options.atOnce) return
      if (this.busy.has(receiver)) continue
      this.busy.add(receiver)
      this.track(this.options.tell(receiver).finally(() => this.busy.delete(receiver)))
    }
  }

  private track(work: Promise<void>): void {
    const tracked = work
      .catch((error) => this.options.log.error({ err: error }, this.options.name))
      .finally(() => this.running.delete(tracked))

    this.running.add(tracked)
  }
}
