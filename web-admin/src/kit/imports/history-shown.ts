/** What the history of an import shows. */
export interface ImportHistoryShown {
  /** The area whose dictionary names the events and fields. */
  readonly area: string
  readonly fields: readonly string[]
}
