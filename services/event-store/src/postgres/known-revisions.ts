import type { PreparedAppend } from '../codec'

/**
 * Last revisions of recently used streams, as this process saw them. Another process may have
 * appended since, so they are only a first guess. Seen events remain, because the log never
 * deletes.
 */
export class KnownRevisions {
  private readonly last = new Map<string, number>()

  constructor(private readonly capacity = 20_000) {}

  note(workspace: string, stream: string, revision: number): void {
    const name = streamKey(workspace, stream)
    const known = this.last.get(name) ?? -1
    this.last.delete(name)
    // An older answer may arrive after a newer one.
    const newest = Math.max(known, revision)
    if (newest >= 0) this.last.set(name, newest)
    if (this.last.size > this.capacity) this.last.delete(this.last.keys().next().value as string)
  }

  /**
   * Returns the revision that the append may assume without a read; undefined if a read is
   * necessary.
   */
  assume({
    workspace,
    stream,
    expected,
  }: Pick<PreparedAppend, 'workspace' | 'stream' | 'expected'>): number | undefined {
    const known = this.last.get(streamKey(workspace, stream))
    if (expected === 'any') return known
    return (known ?? -1) === expected ? expected : undefined
  }

  clear(): void {
    this.last.clear()
  }
}

const streamKey = (workspace: string, stream: string) => `${workspace}/${stream}`
