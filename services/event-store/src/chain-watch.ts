import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import { KeyRing, type Trust } from './key-ring'
import { type ChainSource, PagesAhead } from './pages-ahead'
import { SignatureThread } from './signature-thread'
import { type Anchor, ChainVerifier, type Signing, type Verdict } from './verify'

export interface ChainState extends Verdict {
  /** Time in milliseconds at which the verification read its first event. */
  readonly since: number
  /** Time in milliseconds at which it reached the end. */
  readonly at: number
  readonly signing?: Signing | undefined
  eventsOf(workspace: string): number
}

/** The result of verifying the chain, and its consequence for writing. */
export interface Chain {
  /**
   * Verifies up to the log's end. Returns the earlier result if that takes longer, or undefined
   * before the first complete one.
   */
  within(milliseconds: number): Promise<ChainState | undefined>
  /** Returns the latest result. */
  newest(): ChainState | undefined
  /** Returns the reason why the log takes no writes; undefined when all is well. */
  fault(): string | undefined
  /** Returns the number of events after a result. */
  since(state: ChainState): Promise<number>
}

interface Round {
  readonly since: number
  readonly verifier: ChainVerifier
}

interface ChainWatchOptions {
  /** Reads the heads kept outside the database. */
  readonly anchors?: () => Promise<readonly Anchor[]>
  /** The installation's keys. Without them signatures are not checked. */
  readonly trust?: Trust | undefined
  readonly now?: () => number
  /** Events per page. Few, because requests are served between two pages. */
  readonly page?: number
  /** Pages read while one is computed, each on its own connection. */
  readonly ahead?: number
}

/**
 * A background verification rests this many times as long as it works. So requests get three
 * quarters of the processor.
 */
const REST = 3

/**
 * Verifies the chain of a growing log. `whole` reads from the first event; `check` reads new events
 * only, so frequent checks cost little. Concurrent callers share one run of each kind.
 */
export class ChainWatch {
  private round: Round | undefined
  private checking: Promise<ChainState> | undefined
  private rereading: Promise<ChainState> | undefined
  private last: ChainState | undefined
  /** The furthest end ever reached. It reveals an end that is cut off later. */
  private furthest: Anchor | undefined
  private readonly signatures = new SignatureThread()
  private waiting = 0
  private stopped = false

  constructor(
    private readonly source: ChainSource,
    private readonly options: ChainWatchOptions = {},
  ) {}

  /** Verifies the new events, up to the end. The first call verifies everything. */
  check(): Promise<ChainState> {
    this.checking ??= this.read().finally(() => {
      this.checking = undefined
    })
    return this.checking
  }

  /** Verifies the whole chain again in the background. Later checks continue from its result. */
  whole(): Promise<ChainState> {
    this.rereading ??= this.reread().finally(() => {
      this.rereading = undefined
    })
    return this.rereading
  }

  /**
   * Runs `check` with a time limit. After it, returns the earlier result, or undefined before the
   * first complete one.
   */
  async within(milliseconds: number): Promise<ChainState | undefined> {
    const given = new AbortController()
    const late = pause(milliseconds, undefined, { signal: given.signal, ref: false }).catch(
      () => undefined,
    )
    this.waiting++

    return Promise.race([this.check(), late.then(() => this.last)]).finally(() => {
      this.waiting--
      given.abort()
    })
  }

  newest(): ChainState | undefined {
    return this.last
  }

  async since({ head }: ChainState): Promise<number> {
    return Math.max(0, Number(BigInt((await this.source.end()).position) - BigInt(head.position)))
  }

  /** Makes a running verification fail after its current page. */
  stop(): void {
    this.stopped = true
  }

  private async read(): Promise<ChainState> {
    const { round } = this
    const cut =
      round && BigInt((await this.source.end()).position) < BigInt(round.verifier.position)
    return !round || cut ? this.whole() : this.follow(round)
  }

  private async reread(): Promise<ChainState> {
    const { trust } = this.options

    const round = {
      since: this.now(),
      verifier: new ChainVerifier(undefined, trust && new KeyRing(trust)),
    }

    const state = await this.follow(round)
    this.round = round

    return state
  }

  private async follow({ since, verifier }: Round): Promise<ChainState> {
    const { anchors = async () => [], page = 250, ahead = 1 } = this.options
    const end = await this.source.end()
    const kept = await anchors()
    verifier.expect(kept)

    for (const anchor of verifier.late(kept)) {
      const [row] = await this.source.stored(String(BigInt(anchor.position) - 1n), 1)
      // The next whole verification reports a row that is missing since then.
      if (row?.position === anchor.position) verifier.compare(anchor, row)
    }

    verifier.expect([end, ...(this.furthest ? [this.furthest] : [])], false)
    const pages = new PagesAhead(this.source, page, ahead)

    for (;;) {
      const rows = await pages.after(verifier.position)
      if (this.stopped) throw new Error('The log is not watched any more.')
      const began = performance.now()
      for (const row of rows) verifier.take(row)
      await this.checkSignatures(verifier, rows.length < page)
      if (rows.length < page) break

      if (this.waiting > 0) await setImmediate()
      else await pause(REST * (performance.now() - began))
    }

    const { signing } = verifier

    const state = {
      ...verifier.verdict(),
      signing,
      since,
      at: this.now(),
      eventsOf: (workspace: string) => verifier.eventsOf(workspace),
    }

    // Between a check and a whole verification the latter counts, whichever ends first.
    if (!this.last || since >= this.last.since) this.last = state

    if (!this.furthest || BigInt(state.head.position) > BigInt(this.furthest.position))
      this.furthest = state.head

    return state
  }

  private async checkSignatures(verifier: ChainVerifier, ended: boolean): Promise<void> {
    const checks = verifier.checks(ended)
    const held = await this.signatures.check(checks)
    for (const [n, check] of checks.entries()) if (!held[n]) verifier.failed(check)
  }

  private now(): number {
    return (this.options.now ?? Date.now)()
  }
}
