import { type AnchorStore, stampedBytes, type TakenAnchor } from './anchors'
import { merkleRoot } from './merkle'
import type { Anchor } from './verify'

/** Most events that one anchor covers. A proof reads the hashes of all of them. */
export const MOST_COVERED = 65_536

const SIZE = 32

/** A log whose hashes can be read without its events. */
export interface HashSource {
  /**
   * Returns the concatenated hashes of the events after one position up to and including another.
   */
  hashes(after: string, to: string): Promise<Buffer>
}

interface AnchoringOptions {
  readonly source: HashSource
  readonly stores: readonly AnchorStore[]
  /** Id of the installation, as its anchors name it. */
  readonly log?: string
  /** Requests a time-stamp token of the bytes from an authority. */
  readonly stamp?: ((bytes: Buffer) => Promise<Buffer>) | undefined
}

/**
 * Writes a verified head to each store that lacks it. Tries all stores, then fails if one of them
 * failed.
 */
export async function keepAnchors(
  options: AnchoringOptions,
  head: Anchor,
  at: Date,
): Promise<void> {
  const kept = await Promise.allSettled(
    options.stores.map((store) => keepIn(store, options, head, at)),
  )
  for (const each of kept) if (each.status === 'rejected') throw each.reason
}

async function keepIn(
  store: AnchorStore,
  { source, stamp, log }: AnchoringOptions,
  head: Anchor,
  at: Date,
): Promise<void> {
  const last = (await store.read()).at(-1)
  if (last?.position === head.position && last.hash.equals(head.hash)) return
  // An operator set aside any anchor beyond the head because its events are lost. The new anchor
  // covers the log that is left.
  const unstamped: unknown[] = []
  let since = last && BigInt(last.position) < BigInt(head.position) ? BigInt(last.position) : 0n
  const end = BigInt(head.position)

  while (since < end) {
    const to = since + BigInt(MOST_COVERED) < end ? since + BigInt(MOST_COVERED) : end
    const hashes = await source.hashes(String(since), String(to))
    // A log with an accepted gap has no such tree. Its head is anchored without one.
    const whole = hashes.length === Number(to - since) * SIZE

    if (!whole && to < end) {
      since = to
      continue
    }

    const position = String(to)
    const hash = to === end ? head.hash : Buffer.from(hashes.subarray(-SIZE))

    const anchor: TakenAnchor = {
      at,
      position,
      hash,
      ...(whole && { tree: { since: String(since), root: merkleRoot(hashes) } }),
      ...(log !== undefined && { log }),
    }

    // Without an answer of the authority the anchor is kept unstamped, which is better than no
    // anchor.
    const token = await stamp?.(stampedBytes(anchor)).catch((error) => void unstamped.push(error))
    await store.append(anchor, token ?? undefined)
    since = to
  }

  if (unstamped.length > 0) throw unstamped[0]
}
