import type { EventStore } from '@workledger/event-store/port'
import { listen } from '@workledger/event-store/postgres/listen'
import { Pool } from 'pg'
import type { Process } from './process'
import { Triggers } from './triggers'

/** Told by the leading runner after each of its checkpoints. */
export const PROGRESS_CHANNEL = 'wl_processes'

/** Tells the leading runner that somebody waits. */
export const WAKE_CHANNEL = 'wl_processes_wake'

/** A notification that was lost is made good by a look at the checkpoint. */
const POLL = 250

export interface ProcessPosition {
  /** Every event up to here has been reacted to. */
  position: string | null
  /** Everything that processes wrote lies before or at this position. */
  written: string | null
  /** The last event of a process that starts another one. */
  chained: string | null
}

/**
 * Tells when the processes that an event started are done: by the runner of this process, or by its
 * checkpoint in the database.
 */
export class ProcessProgress {
  private readonly triggers: Triggers
  private readonly pool: Pool
  private readonly waiting = new Set<() => void>()
  private at: ProcessPosition = { position: null, written: null, chained: null }
  private channel: { close(): Promise<void> } | undefined
  private polling: NodeJS.Timeout | undefined

  constructor(
    private readonly options: {
      /** Connects as wl_jobs. */
      jobsUrl: string
      store: Pick<EventStore, 'comparePositions'>
      processes: readonly Process[]
      /** In this process, if there is one. */
      runner?:
        | {
            readonly leading: boolean
            wake(): void
            onAdvanced(listener: (at: ProcessPosition) => void): unknown
          }
        | undefined
    },
  ) {
    this.triggers = new Triggers(options.processes)

    this.pool = new Pool({
      connectionString: options.jobsUrl,
      max: 1,
      statement_timeout: 10_000,
      connectionTimeoutMillis: 5_000,
    })

    this.pool.on('error', () => {})
    options.runner?.onAdvanced((at) => this.advanced(at))
  }

  starts = (events: readonly { type: string; data: object }[]): boolean =>
    this.triggers.starts(events)

  /**
   * Everything that started by `position` is done, and what that started in turn: answers up to
   * where it wrote; undefined when late.
   */
  waitFor = async (position: string, timeout: number): Promise<string | undefined> => {
    const until = performance.now() + timeout

    for (let target = position; ; ) {
      if (!(await this.reached(target, until - performance.now()))) return undefined
      const { written, chained } = this.at

      if (chained === null || this.has(chained))
        return written === null ? position : this.later(written, position)

      target = chained
    }
  }

  async close() {
    clearTimeout(this.polling)
    await this.channel?.close()
    await this.pool.end()
  }

  private async reached(position: string, timeout: number): Promise<boolean> {
    if (this.has(position)) return true

    this.channel ??= listen({
      connectionString: this.options.jobsUrl,
      channel: PROGRESS_CHANNEL,
      onNotification: (payload) => this.advanced(JSON.parse(payload)),
    })

    this.wakeRunner()

    return new Promise<boolean>((resolve) => {
      const finish = (answer: boolean) => {
        clearTimeout(timer)
        this.waiting.delete(look)
        resolve(answer)
      }

      const look = () => this.has(position) && finish(true)
      const timer = setTimeout(() => finish(this.has(position)), timeout)
      this.waiting.add(look)
      this.poll()
    })
  }

  private wakeRunner() {
    const { runner } = this.options

    if (runner?.leading) runner.wake()
    else this.pool.query(`notify ${WAKE_CHANNEL}`).catch(() => {})
  }

  private advanced(at: ProcessPosition) {
    if (at.position === null || this.has(at.position)) return
    this.at = at
    for (const look of [...this.waiting]) look()
  }

  private has(position: string) {
    return (
      this.at.position !== null &&
      this.options.store.comparePositions(this.at.position, position) >= 0
    )
  }

  private later(a: string, b: string) {
    return this.options.store.comparePositions(a, b) < 0 ? b : a
  }

  private poll() {
    if (this.polling || this.waiting.size === 0) return
    this.polling = setTimeout(async () => {
      try {
        const { rows } = await this.pool.query(
          `select position, written, chained from jobs.checkpoint where name = 'processes'`,
        )
        if (rows[0]) this.advanced(rows[0])
      } catch {
        // The database is away for a moment; the next look or the timeout decides.
      }

      this.polling = undefined
      this.poll()
    }, POLL)
  }
}
