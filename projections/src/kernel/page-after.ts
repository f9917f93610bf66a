/** A request for the next rows of a list that is read by id in pages. */
export interface PageAfter {
  /** Last id of the previous page. */
  after: string | undefined
  most: number
}
