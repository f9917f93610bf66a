import type { KeyRow } from './key-ring'
import type { Seal } from './personal-data'
import type { Event } from './port'

/**
 * Selects events of a workspace: by streams, or by the instants (ISO 8601) from which and up to and
 * including which they were recorded.
 */
export type Extent =
  | { readonly streams: readonly string[] }
  | { readonly from: string; readonly until: string }

/**
 * An event with all inputs of its hash. Data is decrypted, in the version in which it was written.
 */
export interface LinkedEvent extends Event {
  /**
   * The sealed parts of the data. The digest covers the data with these in place of the fields that
   * they name.
   */
  readonly seals: readonly Seal[]
  /**
   * SHA-256 of the canonical content, see chain.ts. Undefined if a value cannot be digested, which
   * the log never accepts.
   */
  readonly digest: Buffer | undefined
  /** The hash of the event before it in the whole log; undefined if that event is missing. */
  readonly previous: Buffer | undefined
  readonly hash: Buffer
}

/**
 * An append with the signature that covers it, and the path from its events to the signed root; see
 * signatures.ts.
 */
export interface SignedAppend {
  /** Positions of the requested events of the append. */
  readonly positions: readonly string[]
  /** Revision of its first event. */
  readonly revision: number
  /** Digests of all its events, 32 bytes each. */
  readonly digests: Buffer
  /**
   * Place of the append in its batch, and the hashes that lead from it to the batch's root (RFC
   * 9162, 2.1.3).
   */
  readonly index: number
  readonly count: number
  readonly path: readonly Buffer[]
  readonly key: Buffer
  readonly signature: Buffer
}

/** A log that exports events as evidence. */
export interface EvidenceSource {
  /** Returns the signatures of the workspace's signed events at these positions. */
  signed(workspace: string, positions: readonly string[]): Promise<SignedAppend[]>
  /**
   * Returns the events that introduce signing keys, in the order of the log, with their positions
   * in the chain.
   */
  keys(): Promise<KeyRow[]>
  /** Returns positions in the order of the log, at most `limit`. */
  positionsOf(workspace: string, extent: Extent, limit: number): Promise<string[]>
  /** Returns the workspace's events at these positions. */
  linked(workspace: string, positions: readonly string[]): Promise<LinkedEvent[]>
  /**
   * Converts a position in the chain to the position that readers of the log and read tables use.
   */
  placeOf(position: string): Promise<string>
}
