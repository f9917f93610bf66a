import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import { KeyRing, type Trust } from './key-ring'
import { type ChainSource, PagesAhead } from './pages-ahead'
import { SignatureThread } from './signature-thread'
import { type Anchor, ChainVerifier, type Signing, type Verdict } from './verify'

export interface ChainState extends Verdict {
  /** When its first event was read, in milliseconds. */
  readonly since: number
  /** When its end was reached. */
  readonly at: number
  readonly signing?: Signing | undefined
  eventsOf(workspace: string): number
}

/** How the chain stands, and what follows from it. */
export interface Chain {
  /**
   * Up to the log's end; what was found before when that takes longer, undefined when its end was
   * never reached yet.
   */
  within(milliseconds: number): Promise<ChainState | undefined>
  /** As it was found last. */
  newest(): ChainState | undefined
  /** Why nothing is written; undefined when all is well. */
  fault(): string | undefined
  /** Events that came after what was found. */
  since(state: ChainState): Promise<number>
}

interface Round {
  readonly since: number
  readonly verifier: ChainVerifier
}

interface Options {
  /** Heads that are kept outside of the database. */
  readonly anchors?: () => Promise<readonly Anchor[]>
  /** The installation's keys; without them signatures are not looked at. */
  readonly trust?: Trust | undefined
  readonly now?: () => number
  /** Events that are read at a time; few, for requests are answered between two pages. */
  readonly page?: number
  /** Pages that are read while one is computed, each on a connection of its own. */
  readonly ahead?: number
}

/**
 * While nobody waits, a reading rests so many times as long as it works: three quarters of the
 * processor are left to requests.
 */
const REST = 3

/**
 * Verifies the chain of a growing log: `whole` reads it from its first event, `check` what is new,
 * so that asking often costs little. One reading of each kind at a time, however many ask.
 */
export class ChainWatch {
  private round: Round | undefined
  private checking: Promise<ChainState> | undefined
  private rereading: Promise<ChainState> | undefined
  private last: ChainState | undefined
  /** The furthest end that was reached; an end that is cut off later shows by it. */
  private furthest: Anchor | undefined
  private readonly signatures = new SignatureThread()
  private waiting = 0
  private stopped = false

  constructor(
    private readonly source: ChainSource,
    private readonly options: Options = {},
  ) {}

  /** Reads what is new, to the end; at first everything. */
  check(): Promise<ChainState> {
    this.checking ??= this.read().finally(() => {
      this.checking = undefined
    })
    return this.checking
  }

  /** Reads everything anew, in the background of checks; from then on they go on from it. */
  whole(): Promise<ChainState> {
    this.rereading ??= this.reread().finally(() => {
      this.rereading = undefined
    })
    return this.rereading
  }

  /**
   * `check` for whoever cannot wait longer: then what was found before, or undefined when the end
   * was never reached yet.
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

  /** A reading that is under way ends with its page, and fails. */
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
      // What has gone since is told by the next reading of everything.
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

    // Of a check and a rereading at once the rereading counts, whichever ends first.
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
