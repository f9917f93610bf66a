/** A lane's functions for the drag. */
export interface LaneHandle {
  element: HTMLElement
  /** The part that scrolls and holds the rows; null while the lane is collapsed. */
  rows: () => HTMLElement | null
  /** Scrolls to the row with this index and renders it. */
  reveal: (index: number) => void
}
