interface EntryChange {
  should_pay?: boolean | undefined
  work_hours?: unknown
  allowances?: unknown
  deductions?: unknown
}

/**
 * Whether a change gives something to the person whose entry it is. To be left out of a run gives
 * nothing.
 */
export const gives = ({ should_pay, work_hours, allowances, deductions }: EntryChange): boolean =>
  should_pay === true || [work_hours, allowances, deductions].some((typed) => typed !== undefined)
