/** First and last day, both included. */
export interface DayRange {
  from: string
  to: string
}
