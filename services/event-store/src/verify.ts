import { contentDigest, GENESIS, linkHash, microseconds } from './chain'
import type { Event } from './port'

/** An event as it is stored (data in ciphertext form), with its link of the chain. `recorded_at` has microseconds. */
export type StoredRow = Event & { readonly hash: Buffer }

/** What the head was at some time, kept outside the database. */
export interface Anchor {
  readonly position: string
  readonly hash: Buffer
}

export interface Finding {
  readonly kind: 'altered' | 'missing' | 'reordered' | 'truncated'
  readonly position: string
  readonly explanation: string
}

export interface Verdict {
  readonly intact: boolean
  /** Rows read. */
  readonly events: number
  readonly head: Anchor
  readonly findings: readonly Finding[]
}

/**
 * Recomputes the chain of a whole log, needing only its rows in the order they are stored and, to notice a cut-off or
 * rewritten end, anchors. `start` is the event before the first row, where that is not the log's first. After a finding it goes on from the stored hash, so each fault is told once.
 */
export async function verifyChain(
  rows: AsyncIterable<StoredRow> | Iterable<StoredRow>,
  anchors: readonly Anchor[] = [],
  start: Anchor = { position: '0', hash: GENESIS },
): Promise<Verdict> {
  const findings: Finding[] = []
  const anchored = new Map(anchors.map((anchor) => [anchor.position, anchor.hash]))
  const seen = new Set<bigint>()
  const gaps = new Map<bigint, Finding>()
  let previous = start.hash
  let expected = BigInt(start.position) + 1n
  let events = 0
  for await (const row of rows) {
    events++
    const position = BigInt(row.position)
    const anchor = anchored.get(row.position)
    anchored.delete(row.position)
    if (position < expected) {
      gaps.delete(position)
      findings.push(
        finding('reordered', row.position, seen.has(position) ? 'this position is there twice' : 'it stands behind later events'),
      )
      continue
    }
    noteGap(gaps, expected, position)
    // Behind a gap the hash before is not known, so the link itself cannot be judged.
    if (position === expected && !linkOf(row, previous).equals(row.hash)) {
      findings.push(finding('altered', row.position, 'its hash does not follow from its content and the hash before it'))
    } else if (anchor && !anchor.equals(row.hash)) {
      findings.push(finding('altered', row.position, 'its hash is not the anchored one: the log was rewritten'))
    }
    seen.add(position)
    previous = row.hash
    expected = position + 1n
  }
  const last = expected - 1n
  for (const position of anchored.keys()) {
    if (BigInt(position) > last) findings.push(finding('truncated', position, `an anchor knows this position, the log ends at ${last}`))
  }
  findings.push(...gaps.values())
  return { intact: findings.length === 0, events, head: { position: String(last), hash: previous }, findings }
}

/** A gap may be as wide as somebody likes to make it; beyond some events it is told as one. */
function noteGap(gaps: Map<bigint, Finding>, from: bigint, to: bigint): void {
  const told = from + 1_000n < to ? from + 1_000n : to
  for (let gap = from; gap < told; gap++) gaps.set(gap, finding('missing', String(gap), 'no event has this position'))
  if (told < to) gaps.set(told, finding('missing', String(told), `no event has a position from here up to ${to - 1n}`))
}

const linkOf = (row: StoredRow, previous: Buffer) =>
  linkHash(previous, {
    position: BigInt(row.position),
    revision: BigInt(row.revision),
    recordedAt: microseconds(row.recorded_at),
    digest: contentDigest(row),
  })

const finding = (kind: Finding['kind'], position: string, explanation: string): Finding => ({ kind, position, explanation })
