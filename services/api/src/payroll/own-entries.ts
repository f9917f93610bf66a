interface EntryChange {
  should_pay?: boolean | undefined
  work_hours?: unknown
  allowances?: unknown
  deductions?: unknown
}

/** Returns whether a change benefits the person of the entry. Exclusion from a run does not. */
export const gives = ({ should_pay, work_hours, allowances, deductions }: EntryChange): boolean =>
  should_pay === true || [work_hours, allowances, deductions].some((typed) => typed !== undefined)
