import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import type { Authority, Caller } from '../http/context'

/**
 * Records which personal records auditors open. Reads do not wait for it, nor fail because of it.
 * The audit area provides it.
 */
export abstract class RecordViews {
  /** Notes the call of an auditor whose path names a person or a person's record. */
  abstract asked(endpoint: Endpoint, authority: Authority, params: Record<string, string>): void

  /** Notes that a person's record was opened; ignores the caller's own. */
  abstract opened(caller: Caller, employee: string, area: string): void

  /** Resolves when all pending notes are written. */
  abstract settled(): Promise<void>
}
