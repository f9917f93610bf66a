/** Kinds of data that an erasure removes. */
export const erasedKinds = [
  'profile',
  'account',
  'contacts',
  'dependants',
  'bank_account',
  'custom_values',
  'contract_pay',
  'payslip_amounts',
  'documents',
  'leave_texts',
  'expense_texts',
  'attendance_notes',
  'time_texts',
  'survey_answers',
  'task_texts',
  'applications',
  'mails',
] as const

export type ErasedKind = (typeof erasedKinds)[number]

/** Kinds of data that an erasure leaves; the interface gives the reason for each. */
export const stayingKinds = [
  'pay_runs',
  'leave_days',
  'attendance_times',
  'tracked_time',
  'expense_amounts',
  'decisions',
  'history',
] as const

export type StayingKind = (typeof stayingKinds)[number]
