import type { HashSource } from '@workledger/event-store/anchoring'
import { lineOf, type TakenAnchor } from '@workledger/event-store/anchors'
import { merklePath } from '@workledger/event-store/merkle'

/**
 * A stored anchor (`line`), and the hashes that lead from the pack's events under it to its root.
 */
export interface Inclusion {
  readonly line: string
  /** Positions of the pack's events under the anchor. */
  readonly events: readonly string[]
  /** Hexadecimal; see merkle.ts for the order. */
  readonly path: readonly string[]
}

/**
 * Returns the anchors that cover some of the positions (ascending); each position by the earliest
 * anchor.
 */
export function covering(
  positions: readonly string[],
  anchors: readonly TakenAnchor[],
): [TakenAnchor, bigint[]][] {
  const sorted = anchors
    .flatMap((anchor) =>
      anchor.tree
        ? [{ anchor, since: BigInt(anchor.tree.since), to: BigInt(anchor.position) }]
        : [],
    )
    .sort((a, b) =>
      a.to < b.to ? -1 : a.to > b.to ? 1 : Number(a.anchor.at) - Number(b.anchor.at),
    )

  const found = new Map<TakenAnchor, bigint[]>()
  let next = 0

  for (const position of positions.map(BigInt)) {
    while (sorted[next] && sorted[next]!.to < position) next++
    // Stores that anchor at different times overlap only a little, so trying the next ones in turn
    // is enough.
    const first = sorted
      .slice(next, next + 16)
      .find(({ since, to }) => since < position && position <= to)
    if (!first) continue
    const own = found.get(first.anchor)

    if (own) own.push(position)
    else found.set(first.anchor, [position])
  }

  return [...found]
}

/**
 * Returns undefined if the log lacks events under the anchor. They were lost since, and the
 * verifier reports it.
 */
export async function inclusionOf(
  log: HashSource,
  anchor: TakenAnchor,
  own: readonly bigint[],
): Promise<Inclusion | undefined> {
  const since = BigInt(anchor.tree!.since)
  const hashes = await log.hashes(anchor.tree!.since, anchor.position)
  if (hashes.length !== Number(BigInt(anchor.position) - since) * 32) return undefined

  const path = merklePath(
    hashes,
    own.map((position) => Number(position - since) - 1),
  )

  return {
    line: lineOf(anchor),
    events: own.map(String),
    path: path.map((one) => one.toString('hex')),
  }
}
