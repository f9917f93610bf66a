import type { Acceptance } from './alarms'
import type { ChainSource } from './pages-ahead'
import { type Anchor, type Finding, inWords } from './verify'

/** A head kept outside the database, with the time at which it was taken. */
export interface TakenAnchor extends Anchor {
  readonly at: Date
  /** The events that it covers. Anchors of older versions have none. */
  readonly tree?: AnchoredTree
  /** The installation that owns the log. Anchors of older versions have none. */
  readonly log?: string
}

/**
 * A Merkle tree over the hashes of the events after `since`, up to and including the anchor's. It
 * proves a single event without showing the others.
 */
export interface AnchoredTree {
  /** Position of the event before the first one; 0 for none. */
  readonly since: string
  /** See merkle.ts. */
  readonly root: Buffer
}

/** A store of heads outside the database. */
export interface AnchorStore {
  /** Returns anchors in the order in which they were taken. */
  read(): Promise<readonly TakenAnchor[]>
  /** `stamp` is a time-stamp token of `stampedBytes(anchor)`, in DER. */
  append(anchor: TakenAnchor, stamp?: Buffer): Promise<void>
  /** Returns the stamp kept with an anchor. */
  stampOf?(position: string): Promise<Buffer | undefined>
}

/** Returns the anchors of several stores. */
export const allOf = async (stores: readonly AnchorStore[]): Promise<readonly TakenAnchor[]> =>
  (await Promise.all(stores.map((store) => store.read()))).flat()

/** Returns the stamp of an anchor from the first store that has one and answers. */
export async function stampIn(
  stores: readonly AnchorStore[],
  position: string,
): Promise<Buffer | undefined> {
  for (const store of stores) {
    const stamp = await store.stampOf?.(position).catch(() => undefined)
    if (stamp) return stamp
  }

  return undefined
}

/** Leaves out the anchors that an operator set aside when clearing an alarm. */
export function standing(
  anchors: readonly TakenAnchor[],
  acceptances: readonly Acceptance[],
): readonly TakenAnchor[] {
  const voids = acceptances.filter(({ anchorsVoidFrom }) => anchorsVoidFrom !== null)
  if (voids.length === 0) return anchors

  return anchors.filter(
    ({ at, position }) =>
      !voids.some((one) => at <= one.at && BigInt(position) >= BigInt(one.anchorsVoidFrom!)),
  )
}

/**
 * Returns a sentence if the furthest anchor contradicts the log. Reads one row, so it suits the
 * start.
 */
export async function anchorFault(
  source: ChainSource,
  anchors: readonly TakenAnchor[],
): Promise<string | undefined> {
  const [first, ...rest] = anchors
  if (!first) return undefined

  const { position, hash } = rest.reduce(
    (far, one) => (BigInt(one.position) > BigInt(far.position) ? one : far),
    first,
  )

  const end = BigInt((await source.end()).position)

  const cut: Finding = {
    kind: 'truncated',
    position: String(end + 1n),
    explanation: `the log had ${position} events and ends at ${end}`,
  }

  if (end < BigInt(position)) return inWords([cut])
  const [row] = await source.stored(String(BigInt(position) - 1n), 1)
  if (row?.position === position && row.hash.equals(hash)) return undefined

  return inWords([
    {
      kind: 'altered',
      position,
      explanation: 'its hash is not the anchored one: the log was rewritten',
    },
  ])
}

/** Returns the stored form of an anchor: JSON without a line break. */
export const lineOf = ({ at, position, hash, tree, log }: TakenAnchor): string =>
  JSON.stringify({
    at: at.toISOString(),
    position,
    hash: hash.toString('hex'),
    ...(tree && { since: tree.since, root: tree.root.toString('hex') }),
    ...(log !== undefined && { log }),
  })

/** Returns the bytes that a time stamp covers: the line with its line break. */
export const stampedBytes = (anchor: TakenAnchor): Buffer => Buffer.from(`${lineOf(anchor)}\n`)

const HASH = /^[0-9a-f]{64}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the anchor of a line, or undefined if the line is none. */
export function anchorIn(line: string): TakenAnchor | undefined {
  try {
    const { at, position, hash, since, root, log } = JSON.parse(line)
    const taken = new Date(at)
    const fits =
      /^[1-9]\d{0,18}$/.test(position) && HASH.test(hash) && !Number.isNaN(taken.getTime())
    if (!fits || (log !== undefined && !UUID.test(log))) return undefined

    const bare = {
      at: taken,
      position,
      hash: Buffer.from(hash, 'hex'),
      ...(log !== undefined && { log }),
    }

    if (since === undefined && root === undefined) return bare

    if (!/^\d{1,19}$/.test(since) || !HASH.test(root) || BigInt(since) >= BigInt(position))
      return undefined

    return { ...bare, tree: { since, root: Buffer.from(root, 'hex') } }
  } catch {
    return undefined
  }
}
