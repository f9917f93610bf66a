/** An allowance or a deduction of a contract version. */
export interface AdjustmentTerms {
  readonly id: string
  readonly type: 'allowance' | 'deduction'
  readonly category_id: string
  readonly name: string
  /** The day from which its category counts in the overtime rate, null: always; omitted: never. */
  readonly counts_from?: string | null | undefined
  readonly calculation_type: 'fixed' | 'percent'
  /** Money, or hundredths of basic pay. */
  readonly amount: string
  /** Prorated by working days of employment, or paid in full. */
  readonly proration: 'days' | 'full'
  readonly timing: 'each_run' | 'once_a_month'
  readonly valid_from: string | null
  readonly valid_to: string | null
}
