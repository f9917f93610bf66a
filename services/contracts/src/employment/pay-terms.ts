/** The fields of a contract that affect pay; texts and copies do not. */
export const payTerms = [
  'effective_on',
  'start_date',
  'end_date',
  'base_compensation_amount',
  'base_compensation_type',
  'pay_frequency',
  'currency',
  'working_days',
  'working_hours',
  'working_period_unit',
] as const
