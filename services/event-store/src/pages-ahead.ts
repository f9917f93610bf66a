import type { Anchor, StoredRow } from './verify'

/** A log that can be read as it is stored. */
export interface ChainSource {
  stored(after: string, limit: number): Promise<StoredRow[]>
  /** Where the log itself says that it ends. */
  end(): Promise<Anchor>
}

/**
 * Positions have no gaps, so where the next pages begin is known before the one before them was
 * read. Where they do have one, what was read ahead is left.
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
    rows.catch(() => {}) // told where it is awaited
    this.reading.set(key, rows)
  }
}
