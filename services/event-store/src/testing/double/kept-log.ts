/** A stored record of the double. */
export interface Kept {
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly at: bigint
  readonly created: bigint
  readonly metadata: readonly (readonly [string, string])[]
  readonly data: Uint8Array
  readonly custom: Uint8Array
}

export type Proposed = Pick<Kept, 'id' | 'metadata' | 'data' | 'custom'>

/** The expected revision; -1 for no stream. */
export type Expected = number | 'any' | 'exists'

export type Appended =
  | { kind: 'written'; revision: number; at: bigint | undefined }
  | { kind: 'wrong'; actual: number }
  | 'deleted'

const TICKS = 10_000n

/** Records are longer than this, so that no two share a position. */
const HEADER = 100n

/** The records of a double, accepted by the rules of a 23.10 server. */
export class KeptLog {
  readonly all: Kept[] = []
  private readonly streams = new Map<string, Kept[]>()
  /** Deleted streams: records before a revision are gone, or the name is for ever. */
  private readonly deleted = new Map<string, number | 'for ever'>()
  private readonly listeners = new Set<() => void>()
  private next = 500n

  constructor() {
    this.system()
  }

  /** Adds one of the server's own records between those of others. */
  system(): void {
    const metadata = [
      ['type', '$statsCollected'],
      ['content-type', 'application/json'],
    ] as const
    this.add('$stats-127.0.0.1:2113', [
      { id: crypto.randomUUID(), metadata, data: Buffer.from('{}'), custom: new Uint8Array() },
    ])
  }

  /** Returns the readable records of a stream. */
  stream(name: string): readonly Kept[] | 'deleted' {
    const from = this.deleted.get(name)
    if (from === 'for ever') return 'deleted'
    const records = this.streams.get(name) ?? []

    return from === undefined ? records : records.slice(from)
  }

  /** Deletes a stream. A later append continues its revisions, unless it was deleted for ever. */
  delete(name: string, forEver: boolean): bigint {
    const metadata = [
      ['type', forEver ? '$streamDeleted' : '$metadata'],
      ['content-type', 'application/json'],
    ] as const

    const { at } = this.add(`$$${name}`, [
      { id: crypto.randomUUID(), metadata, data: Buffer.from('{}'), custom: new Uint8Array() },
    ])
    this.deleted.set(name, forEver ? 'for ever' : (this.streams.get(name)?.length ?? 0))

    return at
  }

  /**
   * Returns the index of the record at or after a position; undefined if no record begins there.
   */
  from(at: bigint): number | undefined {
    const index = this.all.findIndex((kept) => kept.at >= at)
    if (index < 0) return this.all.length
    return this.all[index]!.at === at ? index : undefined
  }

  append(name: string, expected: Expected, proposed: readonly Proposed[]): Appended {
    const readable = this.stream(name)
    if (readable === 'deleted') return 'deleted'
    const kept = this.streams.get(name) ?? []
    const current = kept.length - 1
    const gone = current >= 0 && readable.length === 0

    if (expected !== current) {
      const before = this.repeated(kept, expected, proposed)

      if (before)
        return { kind: 'written', revision: before.revision, at: gone ? undefined : before.at }

      const fits =
        expected === 'any' || (expected === 'exists' && current >= 0) || (expected === -1 && gone)
      if (!fits) return { kind: 'wrong', actual: current }
    }

    // Like a server: even a missing stream has a revision then.
    if (proposed.length === 0)
      return { kind: 'written', revision: Math.max(current, 0), at: this.next - HEADER }

    const last = this.add(name, proposed)

    return { kind: 'written', revision: last.revision, at: last.at }
  }

  onGrown(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /**
   * Recognises a repetition by the same ids at the revision first expected, or anywhere if any
   * revision will do.
   */
  private repeated(
    kept: readonly Kept[],
    expected: Expected,
    proposed: readonly Proposed[],
  ): Kept | undefined {
    if (proposed.length === 0 || kept.length === 0) return undefined

    const from =
      typeof expected === 'number'
        ? expected + 1
        : kept.findIndex(({ id }) => id === proposed[0]!.id)

    if (from < 0) return undefined
    const same = proposed.every(({ id }, index) => kept[from + index]?.id === id)

    return same ? kept[from + proposed.length - 1] : undefined
  }

  private add(stream: string, proposed: readonly Proposed[]): Kept {
    const records = this.streams.get(stream) ?? []
    this.streams.set(stream, records)

    for (const one of proposed) {
      const kept = {
        ...one,
        stream,
        revision: records.length,
        at: this.next,
        created: BigInt(Date.now()) * TICKS,
      }

      this.next += HEADER + BigInt(one.data.length + one.custom.length)
      records.push(kept)
      this.all.push(kept)
    }

    for (const listener of [...this.listeners]) listener()

    return records.at(-1)!
  }
}
