import { hash } from 'node:crypto'

const SIZE = 32
const LEAF = Buffer.from([0])
const NODE = Buffer.from([1])

const leafHash = (entry: Buffer): Buffer => hash('sha256', Buffer.concat([LEAF, entry]), 'buffer')

const nodeHash = (left: Buffer, right: Buffer): Buffer =>
  hash('sha256', Buffer.concat([NODE, left, right]), 'buffer')

/** Returns where a tree of `count` entries is divided: the largest power of two below the count. */
function leftOf(count: number): number {
  let left = 1
  while (left * 2 < count) left *= 2
  return left
}

const entryAt = (entries: Buffer, index: number) =>
  entries.subarray(index * SIZE, (index + 1) * SIZE)

/**
 * Returns the Merkle Tree Hash of RFC 9162, 2.1.1, with SHA-256. `entries` holds concatenated
 * entries of 32 bytes.
 */
export function merkleRoot(entries: Buffer, from = 0, to = entries.length / SIZE): Buffer {
  if (to === from) return hash('sha256', '', 'buffer')
  if (to - from === 1) return leafHash(entryAt(entries, from))
  const middle = from + leftOf(to - from)

  return nodeHash(merkleRoot(entries, from, middle), merkleRoot(entries, middle, to))
}

/**
 * Returns the hashes that lead from the entries at `own` (ascending, from 0, at least one) to the
 * root. They are those of each largest part of the tree without one of these entries, from left to
 * right. A single entry needs as many as RFC 9162, 2.1.3; several share theirs.
 */
export function merklePath(
  entries: Buffer,
  own: readonly number[],
  from = 0,
  to = entries.length / SIZE,
): Buffer[] {
  if (own.length === 0) return [merkleRoot(entries, from, to)]
  if (to - from === 1) return []
  const middle = from + leftOf(to - from)
  const right = own.findIndex((index) => index >= middle)
  const cut = right < 0 ? own.length : right

  return [
    ...merklePath(entries, own.slice(0, cut), from, middle),
    ...merklePath(entries, own.slice(cut), middle, to),
  ]
}

/** Returns the root of a path and its entries; undefined if the path does not fit the tree. */
export function rootOfPath(
  count: number,
  own: ReadonlyMap<number, Buffer>,
  path: readonly Buffer[],
): Buffer | undefined {
  const rest = [...path]
  const indices = [...own.keys()].sort((a, b) => a - b)
  const last = indices.at(-1)
  if (last === undefined || last >= count || indices[0]! < 0) return undefined

  const walk = (inside: readonly number[], from: number, to: number): Buffer | undefined => {
    if (inside.length === 0) return rest.shift()
    if (to - from === 1) return leafHash(own.get(from)!)
    const middle = from + leftOf(to - from)

    const left = walk(
      inside.filter((index) => index < middle),
      from,
      middle,
    )

    const right = walk(
      inside.filter((index) => index >= middle),
      middle,
      to,
    )

    return left && right && nodeHash(left, right)
  }

  const root = walk(indices, 0, count)

  return rest.length === 0 ? root : undefined
}
