import type { Event } from './port'

/** A stored event (data encrypted) with its link of the chain. `recorded_at` has microseconds. */
export type StoredRow = Event & {
  readonly hash: Buffer
  /** On the first event of a batch, see signatures.ts. It is no part of the chain. */
  readonly signature?: Buffer | null
}
