/** One measurement of the log, with its reference. */
export interface BenchLine {
  readonly what: string
  readonly wanted: string
  readonly figure: number
  readonly unit: string
  /** The reference figure, measured in the same run. */
  readonly beside?: string
  readonly ratio?: number
}
