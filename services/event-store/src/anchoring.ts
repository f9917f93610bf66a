import { type AnchorStore, stampedBytes, type TakenAnchor } from './anchors'
import { merkleRoot } from './merkle'
import type { Anchor } from './verify'

/** Events that one anchor covers: a proof reads the hashes of all of them. */
export const MOST_COVERED = 65_536

const SIZE = 32

/** A log whose links can be read without its events. */
export interface HashSource {
  /** The hashes of the events after a position, up to and with another, behind each other. */
  hashes(after: string, to: string): Promise<Buffer>
}

interface Options {
  readonly source: HashSource
  readonly stores: readonly AnchorStore[]
  /** The installation, as its anchors name it. */
  readonly log?: string
  /** Asks a time-stamping authority for a token of the bytes. */
  readonly stamp?: ((bytes: Buffer) => Promise<Buffer>) | undefined
}

/**
 * Keeps a verified head in each place that does not keep it yet. Fails when one of them failed, and
 * only after all others have it.
 */
export async function keepAnchors(options: Options, head: Anchor, at: Date): Promise<void> {
  const kept = await Promise.allSettled(
    options.stores.map((store) => keepIn(store, options, head, at)),
  )
  for (const each of kept) if (each.status === 'rejected') throw each.reason
}

async function keepIn(
  store: AnchorStore,
  { source, stamp, log }: Options,
  head: Anchor,
  at: Date,
): Promise<void> {
  const last = (await store.read()).at(-1)
  if (last?.position === head.position && last.hash.equals(head.hash)) return
  // An anchor beyond the head is one that an operator set aside: its events are gone, so this one
  // covers what stands now.
  const unstamped: unknown[] = []
  let since = last && BigInt(last.position) < BigInt(head.position) ? BigInt(last.position) : 0n
  const end = BigInt(head.position)

  while (since < end) {
    const to = since + BigInt(MOST_COVERED) < end ? since + BigInt(MOST_COVERED) : end
    const hashes = await source.hashes(String(since), String(to))
    // Of a log with an accepted gap there is no such tree; the head is kept all the same.
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

    // Kept without a stamp when the authority does not answer: an anchor of its own word is worth
    // more than none.
    const token = await stamp?.(stampedBytes(anchor)).catch((error) => void unstamped.push(error))
    await store.append(anchor, token ?? undefined)
    since = to
  }

  if (unstamped.length > 0) throw unstamped[0]
}
