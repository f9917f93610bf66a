import { contentDigest, GENESIS, linkHash, microseconds } from '../../chain'
import type { EvidenceSource } from '../../evidence'
import type { Trust } from '../../key-ring'
import { type Event, type EventStore } from '../../port'
import type { Vault } from '../../vault'
import type { StoredRow } from '../../verify'
import { anAppend, counted } from '../fixtures'

/** A store under test, with access behind the port. */
export interface StoreUnderTest {
  readonly store: EventStore
  readonly vault: Vault
  /** Another process on the same log if possible; else the same store. */
  readonly other: EventStore
  /** Reads the stored log. */
  rows(): AsyncIterable<StoredRow> | Iterable<StoredRow>
  /** The keys that sign the whole log. */
  readonly trust: Trust
  /** The source of evidence, if the store has one. */
  readonly evidence?: EvidenceSource
  close(): Promise<void>
}

export async function appendedStream(store: EventStore, events: number) {
  const append = anAppend({ events: Array.from({ length: events }, (_, n) => counted(n)) })
  await store.append(append)
  return append
}

export async function readOn(
  store: EventStore,
  after: string | null,
  limit: number,
): Promise<Event[]> {
  const all: Event[] = []

  for (;;) {
    const page = await store.readAll(all.at(-1)?.position ?? after, limit)
    if (page.length === 0) return all
    all.push(...page)
  }
}

/**
 * A store may wake once when it begins to listen. `ready` waits for that where it applies, `wake`
 * for the next one.
 */
export function nextWake(store: EventStore) {
  let wakes = 0
  let resolve = () => {}
  const wake = new Promise<void>((done) => (resolve = done))

  const leave = store.onAppended(() => {
    if (wakes++ === 0) return
    leave()
    resolve()
  })

  return { ready: store.append(anAppend()), wake }
}

/** Returns the rows with matching hashes, as the owner of a log can make them. */
export function rehashed(rows: readonly StoredRow[]): StoredRow[] {
  let previous: Buffer = GENESIS
  return rows.map((row, index) => {
    const position = BigInt(index + 1)

    const link = {
      position,
      revision: BigInt(row.revision),
      recordedAt: microseconds(row.recorded_at),
      digest: contentDigest(row),
    }

    previous = linkHash(previous, link)

    return { ...row, position: String(position), hash: previous }
  })
}

export async function find<T>(
  rows: AsyncIterable<T> | Iterable<T>,
  wanted: (row: T) => boolean,
): Promise<T | undefined> {
  for await (const row of rows) if (wanted(row)) return row
  return undefined
}
