import { contentDigest } from './chain'
import type { SignedAppend } from './evidence'
import { appendHash, decodeSignature, placeInBatch } from './signatures'
import type { StoredRow } from './stored-row'

/** Events that were asked for, and all of the append that they are part of, in its order. */
export interface AppendRows {
  readonly positions: readonly string[]
  readonly rows: readonly StoredRow[]
  /** Beside the first event of its batch. */
  readonly signature: Buffer
}

/** Undefined where the signature is not of this append: whoever verifies the log tells why. */
export function signedAppend({
  positions,
  rows,
  signature: bytes,
}: AppendRows): SignedAppend | undefined {
  const decoded = decodeSignature(bytes)
  const [first] = rows
  if (!decoded || !first) return undefined

  try {
    const digests = Buffer.concat(rows.map(contentDigest))
    const place = placeInBatch(decoded, appendHash({ revision: first.revision, digests }))

    return (
      place && {
        positions,
        revision: first.revision,
        digests,
        ...place,
        key: decoded.key,
        signature: decoded.signature,
      }
    )
  } catch {
    // A value that the log never takes.
    return undefined
  }
}

/** Ids of one append differ in their last two bytes only, see event-ids.ts. */
export const prefixOf = (id: string): string => id.slice(0, -4)

export const indexOf = (id: string): number => Number.parseInt(id.slice(-4), 16)
