/** Rules that watch approvals and changes; `watchWords` describes each. */
export const watchRules = [
  'own_decision',
  'same_preparer',
  'after_approval',
  'outside_band',
  'weekend_changes',
  'signed_in_as',
  'sign_in_exception',
  'put_back',
  'split_request',
] as const

export type WatchRule = (typeof watchRules)[number]

/** Days until a change takes effect that no other person can confirm. */
export const UNCONFIRMED_DAYS = 7

/** Kinds of pay of a band. */
export const bandTypes = ['hourly', 'weekly', 'monthly', 'yearly'] as const

export const MOST_BANDS = 40

/** Default number of changes of pay or bank accounts on a day off from which they are flagged. */
export const USUAL_CHANGES = 5

/** Default days off: Saturday and Sunday. */
export const USUAL_DAYS_OFF = [6, 7]

/** Days within which a changed rule counts as put back. */
export const PUT_BACK_DAYS = 14

/** Days within which claims of one category count as parts of one. */
export const SPLIT_DAYS = 3

/** Most days from the last one of a leave to the first of the next one, if they count as parts of one. */
export const LEAVE_GAP_DAYS = 3

export const LONGEST_WATCH_NOTE = 2000

/** Kinds of acts that a hit names. */
export const watchedKinds = [
  'employment_ended',
  'leave_approved',
  'leave_changed',
  'expense_approved',
  'expense_changed',
  'correction_approved',
  'timesheet_approved',
  'timesheet_reopened',
  'time_lock_changed',
  'leave_steps_changed',
  'expense_steps_changed',
  'timesheet_steps_changed',
  'check_in_networks_set',
  'check_in_places_set',
  'leave_added',
  'overtime_approved',
  'hours_changed',
  'leave_type_set',
  'leave_policy_set',
  'pay_rule_set',
  'role_rights_set',
  'role_given',
  'manager_set',
  'sign_in_rule_set',
  'payee_set',
  'attendance_changed',
  'pay_drafted',
  'pay_entry_changed',
  'pay_recalculated',
  'pay_approved',
  'pay_reversed',
  'pay_deleted',
  'contract_changed',
  'contract_deleted',
  'adjustment_changed',
  'bank_changed',
  'payment_file',
  'paid',
  'unpaid',
  'allowance_changed',
  'place_changed',
  'probation_set',
  'expense_paid',
  'delegated',
  'policy_changed',
  'rule_changed',
  'invoice_issued',
  'invoice_credited',
  'emergency_access',
  'factors_reset',
] as const

export type WatchedKind = (typeof watchedKinds)[number]
