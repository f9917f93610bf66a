import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'

/** The owner of exported data, and the requester. */
export interface ExportOrder {
  readonly workspace: string
  readonly kind: 'person' | 'workspace'
  /** The employee, or the workspace. */
  readonly owner_id: string
  readonly export_id: string
  /** The requesting user. */
  readonly asked_by: string
  /** By default the company's. */
  readonly language?: ShippedLanguage | undefined
}

/**
 * Makes files of all data of a person or a company; the composition root passes it to the workers.
 */
export interface ExportPort {
  /**
   * Writes the file; reports progress from 0 to 100. Rewrites an existing file of the same order.
   */
  make(
    order: ExportOrder,
    progress: (percent: number) => Promise<void>,
  ): Promise<{ size: number; sha256: string }>
}
