/** Whose data is put into a file, and who asked for it. */
export interface ExportOrder {
  readonly workspace: string
  readonly kind: 'person' | 'workspace'
  /** The employee, or the workspace. */
  readonly owner_id: string
  readonly export_id: string
  /** The user who asked. */
  readonly asked_by: string
}

/**
 * Makes files of everything that is held of a person or a company; whoever composes the product
 * hands it to the workers.
 */
export interface ExportPort {
  /**
   * Writes the file; tells how far it is, 0 to 100. A file of the same order that is there is
   * written anew.
   */
  make(
    order: ExportOrder,
    progress: (percent: number) => Promise<void>,
  ): Promise<{ size: number; sha256: string }>
}
