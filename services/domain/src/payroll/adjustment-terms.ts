/** An allowance or a deduction as a contract version states it. */
export interface AdjustmentTerms {
  readonly id: string
  readonly type: 'allowance' | 'deduction'
  readonly category_id: string
  readonly name: string
  /**
   * Its category is part of the rate of overtime from this day on, null: ever since; left out: it
   * is not.
   */
  readonly counts_from?: string | null | undefined
  readonly calculation_type: 'fixed' | 'percent'
  /** Money, or hundredths of basic pay. */
  readonly amount: string
  /** By working days of employment, or whole however few they are. */
  readonly proration: 'days' | 'full'
  readonly timing: 'each_run' | 'once_a_month'
  readonly valid_from: string | null
  readonly valid_to: string | null
}
