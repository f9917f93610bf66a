import type { ListResource } from './list-resource'
import type { Projection } from './projection'

/** What an area adds to the read side: its projections with their tables, and its lists. */
export interface AreaReads {
  readonly name: string
  readonly projections?: readonly Projection[]
  readonly lists?: readonly ListResource[]
  /** Other areas whose tables its answers show: what moves there is read again here too. */
  readonly shows?: readonly string[]
}
