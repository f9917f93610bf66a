/**
 * Keys of people, one for each person and workspace. They encrypt the personal fields of events.
 * Destroying a key erases the person: the events stay in the log, unreadable, and the chain still
 * verifies. A destroyed key never returns, so later events about the person are unreadable from the
 * start.
 */
export interface Vault {
  /**
   * Returns the living keys of these people, 32 bytes each. Ids are lower-case UUIDs. Leaves out
   * people without a key; `create` makes one for each person who never had one. Needs one round
   * trip for all keys outside the cache.
   */
  keysFor(
    workspace: string,
    persons: readonly string[],
    options: { create: boolean },
  ): Promise<ReadonlyMap<string, Buffer>>
  /** Erases the person in this workspace for good. Accepts a person without a key. */
  destroy(workspace: string, person: string): Promise<void>
  /** Erases all people of a workspace, and the workspace itself. */
  destroyAll(workspace: string): Promise<void>
  /** Calls back when any process destroys a key; `undefined` means any key. */
  onDestroyed(forget: (destroyed: Person | undefined) => void): () => void
  close(): Promise<void>
}

export interface Person {
  readonly workspace: string
  readonly person: string
}

/** A cached key: null is destroyed, undefined is unknown. */
type Cached = Buffer | null

/**
 * A bounded cache that evicts the least recently used key. `put` with an old `epoch` is ignored: a
 * fetch during a destruction could bring back the destroyed key.
 */
export class KeyCache {
  private readonly keys = new Map<string, { key: Cached; until: number }>()
  epoch = 0

  constructor(
    private readonly capacity: number,
    /** Milliseconds after which a key is fetched again, in case a notification was lost. */
    private readonly lifetime: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get(workspace: string, person: string): Cached | undefined {
    const name = personKey(workspace, person)
    const entry = this.keys.get(name)
    if (!entry) return undefined
    this.keys.delete(name)
    if (entry.until < this.now()) return undefined
    this.keys.set(name, entry)

    return entry.key
  }

  put(workspace: string, person: string, key: Cached, epoch: number): void {
    if (epoch !== this.epoch) return
    this.keys.set(personKey(workspace, person), { key, until: this.now() + this.lifetime })
    if (this.keys.size > this.capacity) this.keys.delete(this.keys.keys().next().value as string)
  }

  forget(destroyed: Person | undefined): void {
    this.epoch++

    if (destroyed) this.keys.delete(personKey(destroyed.workspace, destroyed.person))
    else this.keys.clear()
  }
}

const personKey = (workspace: string, person: string) => `${workspace}/${person}`
