/** The next rows of a list that is read in pages, in the order of their ids. */
export interface PageAfter {
  /** The last id of the page before. */
  after: string | undefined
  most: number
}
