import type { KeyRow } from './key-ring'
import type { Seal } from './personal-data'
import type { Event } from './port'

/**
 * Which events of a workspace: those of some streams, or those recorded from one instant up to and
 * without another (ISO 8601).
 */
export type Extent =
  | { readonly streams: readonly string[] }
  | { readonly from: string; readonly until: string }

/**
 * An event with everything that its hash follows from. Data is decrypted, at the version that it
 * was written in.
 */
export interface LinkedEvent extends Event {
  /**
   * What of the data was sealed; the digest is of the data with these in place of the fields that
   * they name.
   */
  readonly seals: readonly Seal[]
  /**
   * SHA-256 of the canonical content, see chain.ts; undefined where it cannot be computed: a value
   * that the log never takes.
   */
  readonly digest: Buffer | undefined
  /** The hash of the event before it in the whole log; undefined where that one is missing. */
  readonly previous: Buffer | undefined
  readonly hash: Buffer
}

/**
 * An append with the signature that covers it, and what leads from its events to what was signed;
 * see signatures.ts.
 */
export interface SignedAppend {
  /** Of its events, as far as they were asked for. */
  readonly positions: readonly string[]
  /** Of its first event. */
  readonly revision: number
  /** Of all its events, 32 bytes each. */
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

/** A log from which events can be taken away as evidence. */
export interface EvidenceSource {
  /**
   * The signatures that cover events at these positions, as far as they are the workspace's and
   * signed.
   */
  signed(workspace: string, positions: readonly string[]): Promise<SignedAppend[]>
  /**
   * The events that tell of signing keys, in the order of the log; positions are those of the
   * chain.
   */
  keys(): Promise<KeyRow[]>
  /** Positions in the order of the log, at most `limit`. */
  positionsOf(workspace: string, extent: Extent, limit: number): Promise<string[]>
  /** The events at these positions, as far as they are the workspace's. */
  linked(workspace: string, positions: readonly string[]): Promise<LinkedEvent[]>
  /**
   * Where in the log, as its readers and the read tables count, the event stands that has this
   * position in the chain.
   */
  placeOf(position: string): Promise<string>
}
