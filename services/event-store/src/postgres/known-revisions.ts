import type { PreparedAppend } from '../codec'

/**
 * The last revision of each stream that this process has seen, for the streams it used last.
 * Another process may have appended since, so this is only what to try first; but what was seen is
 * there for good, because nothing is deleted.
 */
export class KnownRevisions {
  private readonly last = new Map<string, number>()

  constructor(private readonly capacity = 20_000) {}

  note(workspace: string, stream: string, revision: number): void {
    const name = nameOf(workspace, stream)
    const known = this.last.get(name) ?? -1
    this.last.delete(name)
    // An older answer may come in behind a newer one.
    const newest = Math.max(known, revision)
    if (newest >= 0) this.last.set(name, newest)
    if (this.last.size > this.capacity) this.last.delete(this.last.keys().next().value as string)
  }

  /**
   * What the append may take for its stream's last revision without looking; undefined when it has
   * to look.
   */
  assume({
    workspace,
    stream,
    expected,
  }: Pick<PreparedAppend, 'workspace' | 'stream' | 'expected'>): number | undefined {
    const known = this.last.get(nameOf(workspace, stream))
    if (expected === 'any') return known
    return (known ?? -1) === expected ? expected : undefined
  }

  clear(): void {
    this.last.clear()
  }
}

const nameOf = (workspace: string, stream: string) => `${workspace}/${stream}`
