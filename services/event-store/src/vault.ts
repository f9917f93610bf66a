/**
 * People's keys. Each person has one key for each workspace; personal fields of events are
 * encrypted with it, and destroying it erases the person: what was written stays in the log,
 * unreadable, and the chain still verifies. A destroyed key never comes back: what is appended
 * about the person afterwards is unreadable from the start.
 */
export interface Vault {
  /**
   * Ids are UUIDs in lower case. The living keys of these people, 32 bytes each; who has none is
   * left out. With `create`, a key is made for everybody who never had one. One round trip for all
   * that are not in the cache.
   */
  keysFor(
    workspace: string,
    persons: readonly string[],
    options: { create: boolean },
  ): Promise<ReadonlyMap<string, Buffer>>
  /** Erases the person in this workspace, for good. Does not mind a person who has no key. */
  destroy(workspace: string, person: string): Promise<void>
  /** Erases everybody of a workspace, and the workspace itself. */
  destroyAll(workspace: string): Promise<void>
  /**
   * Calls back when a key is destroyed, here or in another process; `undefined` means any may have
   * been.
   */
  onDestroyed(forget: (destroyed: Person | undefined) => void): () => void
  close(): Promise<void>
}

export interface Person {
  readonly workspace: string
  readonly person: string
}

/** A key as a cache knows it: null is a destroyed one, undefined is not known. */
type Cached = Buffer | null

/**
 * Bounded, least recently used out first. A key that was being fetched while some key was destroyed
 * is not taken in (`put` with an old `epoch`), or a destroyed key could come back into the cache
 * behind its notification.
 */
export class KeyCache {
  private readonly keys = new Map<string, { key: Cached; until: number }>()
  epoch = 0

  constructor(
    private readonly capacity: number,
    /** Milliseconds after which a key is fetched again, should a notification be lost. */
    private readonly lifetime: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get(workspace: string, person: string): Cached | undefined {
    const name = nameOf(workspace, person)
    const entry = this.keys.get(name)
    if (!entry) return undefined
    this.keys.delete(name)
    if (entry.until < this.now()) return undefined
    this.keys.set(name, entry)

    return entry.key
  }

  put(workspace: string, person: string, key: Cached, epoch: number): void {
    if (epoch !== this.epoch) return
    this.keys.set(nameOf(workspace, person), { key, until: this.now() + this.lifetime })
    if (this.keys.size > this.capacity) this.keys.delete(this.keys.keys().next().value as string)
  }

  forget(destroyed: Person | undefined): void {
    this.epoch++

    if (destroyed) this.keys.delete(nameOf(destroyed.workspace, destroyed.person))
    else this.keys.clear()
  }
}

const nameOf = (workspace: string, person: string) => `${workspace}/${person}`
