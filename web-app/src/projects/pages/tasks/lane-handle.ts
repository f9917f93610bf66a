/** What a lane on screen can do for the drag. */
export interface LaneHandle {
  element: HTMLElement
  /** The part that scrolls and holds the rows; null while the lane is folded. */
  rows: () => HTMLElement | null
  /** Brings the row with this index into sight and renders it. */
  reveal: (index: number) => void
}
