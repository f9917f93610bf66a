import type { Anchor, StoredRow } from './verify'

/** A log whose stored rows can be read. */
export interface ChainSource {
  stored(after: string, limit: number): Promise<StoredRow[]>
  /** Returns the end of the log by its own account. */
  end(): Promise<Anchor>
}

/**
 * Reads pages ahead. Positions have no gaps, so the start of the next pages is known in advance. At
 * a gap the pages read ahead are dropped.
 */
export class PagesAhead {
  private readonly reading = new Map<string, Promise<StoredRow[]>>()

  constructor(
    private readonly source: ChainSource,
    private readonly page: number,
    private readonly ahead: number,
  ) {}

  async after(position: string): Promise<StoredRow[]> {
    if (!this.reading.has(position)) this.reading.clear()
    this.begin(BigInt(position))
    const rows = await this.reading.get(position)!
    this.reading.delete(position)

    if (rows.length === this.page)
      for (let n = 1; n <= this.ahead; n++) this.begin(BigInt(position) + BigInt(n * this.page))

    return rows
  }

  private begin(after: bigint): void {
    const key = String(after)
    if (this.reading.has(key)) return
    const rows = this.source.stored(key, this.page)
    rows.catch(() => {}) // the awaiting caller gets the error
    this.reading.set(key, rows)
  }
}
