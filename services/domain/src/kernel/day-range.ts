/** Days from the first to the last, both included. */
export interface DayRange {
  from: string
  to: string
}
