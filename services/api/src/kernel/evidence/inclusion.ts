import type { HashSource } from '@workledger/event-store/anchoring'
import { lineOf, type TakenAnchor } from '@workledger/event-store/anchors'
import { merklePath } from '@workledger/event-store/merkle'

/**
 * An anchor as it is kept (`line`), and the hashes that lead from the events of a pack that it
 * covers to its root.
 */
export interface Inclusion {
  readonly line: string
  /** Positions of the events of the pack that it covers. */
  readonly events: readonly string[]
  /** Hexadecimal, see merkle.ts for their order. */
  readonly path: readonly string[]
}

/**
 * The anchors that cover some of the positions (ascending), each position by the first that was
 * taken.
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
    // Places that keep anchors at different times overlap; few of them, so the next ones are looked
    // at in turn.
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
 * Undefined where the log lacks events that the anchor covers: they are missing since, and its
 * verifier says so.
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
