const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Milliseconds, longer than any request or job takes to finish; after it the process ends without
 * them.
 */
const patience = 25_000

/** A stop was requested during the start, so the start ends here. It is no fault. */
export class StartStopped extends Error {
  override name = 'StartStopped'
}

/** Started parts, stopped in the opposite order: server first, PostgreSQL last. */
export class Lifecycle {
  private readonly stops: (() => Promise<unknown>)[] = []
  private stopping: Promise<void> | undefined
  private running: Promise<unknown> = Promise.resolve()
  private readonly abandon = new AbortController()

  get isStopping(): boolean {
    return this.stopping !== undefined
  }

  onStop(stop: () => Promise<unknown>): void {
    this.stops.push(stop)
  }

  /** Runs the start. A stop waits for it, so no part starts while others stop. */
  starting<T>(start: () => Promise<T>): Promise<T> {
    const running = start()
    this.running = running.catch(() => {})

    return running
  }

  /** Throws `StartStopped` if a stop was requested, so that the start starts no more. */
  goOn(): void {
    if (this.isStopping) throw new StartStopped()
  }

  /** Waits for long work of the start, which a stop may abandon. */
  async orStopped<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.abandon
    // An abandoned work fails once its parts are stopped.
    work.catch(() => {})

    return Promise.race([
      work,
      new Promise<never>((_, reject) => {
        const stopped = () => reject(new StartStopped())
        if (signal.aborted) stopped()
        else signal.addEventListener('abort', stopped, { once: true })
      }),
    ])
  }

  /** Stops all parts, also when one fails to stop. Safe to call twice. */
  stop(): Promise<void> {
    this.stopping ??= (async () => {
      this.abandon.abort()
      await this.running
      for (const stop of this.stops.reverse()) await stop().catch((error) => console.error(error))
    })()
    return this.stopping
  }

  /** Stops everything on Ctrl-C, SIGTERM and a closed terminal; a second Ctrl-C does not wait. */
  stopOnSignals(): void {
    let first = 0

    for (const signal of signals) {
      process.on(signal, () => {
        // npm forwards the Ctrl-C that the terminal has already sent to us, so one that follows at
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
