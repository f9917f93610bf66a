import type { EventStore } from '@workledger/event-store/port'
import { createPool } from '@workledger/event-store/postgres/connections'
import { listen } from '@workledger/event-store/postgres/listen'
import type { Pool } from 'pg'
import type { Process } from './process'
import { Triggers } from './triggers'

/** The leading runner notifies it after each checkpoint. */
export const PROGRESS_CHANNEL = 'wl_processes'

/** Tells the leading runner that a caller waits. */
export const WAKE_CHANNEL = 'wl_processes_wake'

/** Milliseconds between looks at the checkpoint, which make up for lost notifications. */
const PROCESS_PROGRESS_POLL = 250

export interface ProcessPosition {
  /** Position up to which processes have reacted to every event. */
  position: string | null
  /** Position that covers every append of the processes. */
  written: string | null
  /** The last event of a process that starts another process. */
  chained: string | null
}

/**
 * Reports when the processes of an event are done: by this process's runner, or by its checkpoint
 * in the database.
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
      /** The runner of this process, if any. */
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

    this.pool = createPool({
      connectionString: options.jobsUrl,
      max: 1,
      statement_timeout: 10_000,
      connectionTimeoutMillis: 5_000,
    })
    options.runner?.onAdvanced((at) => this.advanced(at))
  }

  starts = (events: readonly { type: string; data: object }[]): boolean =>
    this.triggers.starts(events)

  /**
   * Waits until all processes started by `position`, and those that they started, are done. Returns
   * the position of their last append; undefined after the timeout.
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
        // The database is briefly away; the next look or the timeout decides.
      }

      this.polling = undefined
      this.poll()
    }, PROCESS_PROGRESS_POLL)
  }
}
