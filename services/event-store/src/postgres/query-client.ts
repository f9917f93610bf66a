import type { Duplex } from 'node:stream'
import { Client, type ClientConfig, type QueryResult } from 'pg'

export interface QueryClientConfig extends ClientConfig {
  /**
   * Seconds without an answer after which the server is gone without a word, such as a machine
   * without power. The connection ends then; all its queries fail.
   */
  readonly silence?: number | undefined
}

/** Clients that wait for an answer. */
const waiting = new Set<QueryClient>()

/** Seconds in which this process ran: one that was halted has not waited. */
let seconds = 0
let clock: NodeJS.Timeout | undefined

function tick(): void {
  seconds++
  for (const client of waiting) client.look()
}

/**
 * A client whose rows can be garbage soon. V8 makes a function literal that is assigned to a
 * property, as pg does for a promise and for `query_timeout`, in the old generation. It keeps the
 * query and its rows until the next full garbage collection. A callback that is passed to pg does
 * not.
 */
export class QueryClient extends Client {
  private readonly silence: number
  /** Queries without an answer, and since when there was none. */
  private open = 0
  private since = 0

  constructor(config?: string | QueryClientConfig) {
    super(config)
    this.silence = (typeof config === 'object' && config.silence) || 0
  }

  override query(config: any, values?: any, callback?: any): any {
    const own = callback ?? (typeof values === 'function' ? values : undefined)
    const isWatched = this.silence > 0 && config?.query_timeout === undefined

    if (typeof config?.submit === 'function' || (own && !isWatched))
      return super.query(config, values, callback)

    if (isWatched) this.asked()

    if (own)
      return super.query(
        config,
        own === values ? undefined : values,
        (error: Error, result: any) => {
          this.answered()
          own(error, result)
        },
      )

    return new Promise<QueryResult>((resolve, reject) => {
      super.query(config, values, (error: Error | null, result: QueryResult) => {
        if (isWatched) this.answered()
        if (error) reject(error)
        else resolve(result)
      })
    }).catch((error) => {
      // As pg does: the stack leads to the caller, not to the socket.
      Error.captureStackTrace(error)
      throw error
    })
  }

  /** Ends the connection if the server has been silent for too long. */
  look(): void {
    if (seconds - this.since <= this.silence) return
    waiting.delete(this)
    // Public in pg, but not in its types.
    ;(this as unknown as { connection: { stream: Duplex } }).connection.stream.destroy()
  }

  private asked(): void {
    if (this.open++ > 0) return
    this.since = seconds
    waiting.add(this)
    if (!clock) clock = setInterval(tick, 1_000).unref()
  }

  private answered(): void {
    this.since = seconds
    if (--this.open === 0) waiting.delete(this)
  }
}
