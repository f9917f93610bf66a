const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Longer than any request or job may take to finish; after it the process ends without them. */
const patience = 25_000

/**
 * What has been started, so that it can be stopped in the opposite order: server first, PostgreSQL
 * last.
 */
export class Lifecycle {
  private readonly stops: (() => Promise<unknown>)[] = []
  private stopping: Promise<void> | undefined

  get isStopping(): boolean {
    return this.stopping !== undefined
  }

  onStop(stop: () => Promise<unknown>): void {
    this.stops.push(stop)
  }

  /**
   * Safe to call twice; one part that does not stop well does not keep the others from stopping.
   */
  stop(): Promise<void> {
    this.stopping ??= (async () => {
      for (const stop of this.stops.reverse()) await stop().catch((error) => console.error(error))
    })()
    return this.stopping
  }

  /** Ctrl-C, SIGTERM and a closed terminal stop everything; Ctrl-C again does not wait. */
  stopOnSignals(): void {
    let first = 0

    for (const signal of signals) {
      process.on(signal, () => {
        // npm passes on the Ctrl-C that the terminal has already sent to us, so one that follows at
        // once is the same one.
        if (!this.stopping) first = Date.now()
        else if (signal === 'SIGINT' && Date.now() - first > 1000) process.exit(130)

        this.exit(0)
      })
    }
  }

  /** Stops everything and ends the process; the first caller's code counts. */
  exit(code: number): void {
    if (this.stopping) return
    setTimeout(() => process.exit(code || 1), patience).unref()
    void this.stop().then(() => process.exit(code))
  }
}
