import type { Event } from './port'

/**
 * An event as it is stored (data in ciphertext form), with its link of the chain. `recorded_at` has
 * microseconds.
 */
export type StoredRow = Event & {
  readonly hash: Buffer
  /** Beside the first event of a batch, see signatures.ts. It is no part of the chain. */
  readonly signature?: Buffer | null
}
