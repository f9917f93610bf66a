import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import { type Anchor, ChainVerifier, type StoredRow, type Verdict } from './verify'

/** A log that can be read as it is stored. */
export interface ChainSource {
  stored(after: string, limit: number): Promise<StoredRow[]>
  /** Where the log itself says that it ends. */
  end(): Promise<Anchor>
}

export interface ChainState extends Verdict {
  /** When its first event was read, in milliseconds. */
  readonly since: number
  /** When its end was reached. */
  readonly at: number
  eventsOf(workspace: string): number
}

/** What was read longer ago is read again. */
const GOOD_FOR = 3_600_000

/**
 * Verifies the chain of a growing log: the whole of it at first and once an hour, and in between what is new, so that asking often
 * costs little. One reading at a time, however many ask.
 */
export class ChainWatch {
  private round: { readonly since: number; readonly verifier: ChainVerifier } | undefined
  private running: Promise<ChainState> | undefined
  private newest: ChainState | undefined

  constructor(
    private readonly source: ChainSource,
    /** Heads that are kept outside of the database. */
    private readonly anchors: () => Promise<readonly Anchor[]> = async () => [],
    private readonly now: () => number = Date.now,
    /** Events that are read at a time. */
    private readonly page = 1_000,
  ) {}

  /** Reads to the end. */
  check(): Promise<ChainState> {
    this.running ??= this.read().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** The same, for whoever cannot wait longer: what was found before, or undefined when the log was never read to its end yet. */
  async within(milliseconds: number): Promise<ChainState | undefined> {
    const given = new AbortController()
    const late = pause(milliseconds, undefined, { signal: given.signal, ref: false }).catch(() => undefined)
    return Promise.race([this.check(), late.then(() => this.newest)]).finally(() => given.abort())
  }

  private async read(): Promise<ChainState> {
    const end = await this.source.end()
    // What was seen before is an anchor too: an end that was cut off since then shows.
    const anchors = [...(await this.anchors()), end, ...(this.newest ? [this.newest.head] : [])]
    const shrunk = this.round && BigInt(end.position) < BigInt(this.round.verifier.position)
    if (!this.round || shrunk || this.now() - this.round.since > GOOD_FOR) this.round = { since: this.now(), verifier: new ChainVerifier() }
    const { since, verifier } = this.round
    verifier.expect(anchors)
    // The next page is read while this one is computed.
    let reading = this.source.stored(verifier.position, this.page)
    for (;;) {
      const rows = await reading
      if (rows.length === this.page) {
        reading = this.source.stored(rows[this.page - 1]!.position, this.page)
        reading.catch(() => {}) // told where it is awaited
      }
      for (const row of rows) verifier.take(row)
      if (rows.length < this.page) break
      await setImmediate()
    }
    const counts = (workspace: string) => verifier.eventsOf(workspace)
    this.newest = { ...verifier.verdict(), since, at: this.now(), eventsOf: counts }
    return this.newest
  }
}
