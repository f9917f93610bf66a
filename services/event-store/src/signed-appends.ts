import { contentDigest } from './chain'
import type { SignedAppend } from './evidence'
import { appendHash, decodeSignature, placeInBatch } from './signatures'
import type { StoredRow } from './stored-row'

/** The requested events, and the whole append that contains them, in order. */
export interface AppendRows {
  readonly positions: readonly string[]
  readonly rows: readonly StoredRow[]
  /** Stored with the first event of the batch. */
  readonly signature: Buffer
}

/**
 * Returns undefined if the signature is not of this append. The verification of the log reports
 * why.
 */
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
    // The log never accepts this value.
    return undefined
  }
}

/**
 * Returns the part of the id that all events of one append share; only the last two bytes differ.
 * See event-ids.ts.
 */
export const prefixOf = (id: string): string => id.slice(0, -4)

export const indexOf = (id: string): number => Number.parseInt(id.slice(-4), 16)
