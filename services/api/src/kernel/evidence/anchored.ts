import type { HashSource } from '@workledger/event-store/anchoring'
import { stampedBytes, type TakenAnchor } from '@workledger/event-store/anchors'
import { covering, inclusionOf } from './inclusion'
import type { ZipStream } from './zip'

/** Returns the heads kept outside the database. */
export type Anchors = () => Promise<readonly TakenAnchor[]>

/** Returns the time stamp of an anchor by its position, if there is one. */
export type Stamps = (position: string) => Promise<Buffer | undefined>

const MOST_ANCHORS = 1_000

/** Most time stamps of one archive, of about 6,000 bytes each. */
const MOST_STAMPS = 1_000

/** Returns anchors for chain.json, from the first of these events on. */
export function anchorsSince(positions: readonly string[], anchors: readonly TakenAnchor[]) {
  const first = BigInt(positions[0] ?? 0)
  return anchors
    .filter(({ position }) => BigInt(position) >= first)
    .slice(0, MOST_ANCHORS)
    .map(({ at, position, hash }) => ({
      at: at.toISOString(),
      position,
      hash: hash.toString('hex'),
    }))
}

/**
 * Adds the proofs that the events existed when anchors were taken, without the events between them.
 */
export async function addInclusion(
  zip: ZipStream,
  log: HashSource,
  {
    positions,
    anchors,
    stamps,
  }: { positions: readonly string[]; anchors: readonly TakenAnchor[]; stamps: Stamps },
) {
  const file = zip.open('inclusion.json')
  await file.write('{"anchors":[')
  const stamped: [TakenAnchor, Buffer][] = []
  let written = 0

  for (const [anchor, own] of covering(positions, anchors)) {
    const inclusion = await inclusionOf(log, anchor, own)
    if (!inclusion) continue
    await file.write(`${written++ > 0 ? ',\n' : '\n'}${JSON.stringify(inclusion)}`)
    const stamp = stamped.length < MOST_STAMPS ? await stamps(anchor.position) : undefined
    if (stamp) stamped.push([anchor, stamp])
  }

  await file.write('\n]}\n')
  file.end()

  for (const [anchor, stamp] of stamped) {
    await zip.add(`stamps/${anchor.position}.json`, stampedBytes(anchor))
    await zip.add(`stamps/${anchor.position}.tsr`, stamp)
  }
}
