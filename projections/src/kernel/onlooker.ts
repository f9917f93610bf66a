/** The viewer of colleagues. */
export interface Onlooker {
  readonly employee: string
  /**
   * True for administrators and auditors, whom the workspace's visibility level does not narrow.
   */
  readonly everything: boolean
}
