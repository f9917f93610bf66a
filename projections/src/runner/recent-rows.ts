import type { BatchRow, FoldedBatch, Loaded } from './batch-statement'

const MOST_RECENT_ROWS = 2_000

/** In characters of JSON: rows of a larger batch, such as an import's, are not kept. */
const MOST_BATCH_SIZE = 128 * 1024

/** In characters of JSON, after which all rows are forgotten: large ones would fill the memory. */
const MOST_SIZE = 16 * 1024 * 1024

/**
 * Rows as the last batches left them, so that the next batch need not load them. Only the leading
 * projector writes them: once another process has, its checkpoints have moved and this one's next
 * write fails.
 */
export class RecentRows {
  /** By `table key`, the longest unused first. */
  private readonly rows = new Map<string, BatchRow>()
  /** Characters of the batches since rows were last forgotten. */
  private size = 0

  /** Gives a batch the sought rows that are known here. */
  give({ table, rows, sought, stored }: Loaded): void {
    for (const key of sought) {
      const place = `${table.name} ${key}`
      const row = this.rows.get(place)
      if (!row) continue
      this.rows.delete(place)
      this.rows.set(place, row)
      rows.set(key, row)
      stored.add(key)
      sought.delete(key)
    }
  }

  /** Notes the rows of a batch that is written. */
  note({ tables }: FoldedBatch, size: number): void {
    const isKept = size <= MOST_BATCH_SIZE
    if (isKept) this.size += size
    if (this.size > MOST_SIZE) this.forget()

    for (const { table, rows, changed } of tables.values())
      for (const key of changed) {
        const place = `${table.name} ${key}`
        const row = rows.get(key)
        this.rows.delete(place)
        if (row && isKept) this.rows.set(place, row)
      }

    for (const place of this.rows.keys()) {
      if (this.rows.size <= MOST_RECENT_ROWS) break
      this.rows.delete(place)
    }
  }

  forget(): void {
    this.rows.clear()
    this.size = 0
  }
}
