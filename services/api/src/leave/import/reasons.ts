import { worded } from '@workledger/contracts/kernel/errors'
import type { Reason } from '../../kernel/imports/reasons'

/** Codes whose sentence needs a value of the row, which a reason of several rows has not. */
const OF_ONE_ROW: Readonly<Record<string, string>> = {
  'leave_import.not_approved': 'leave_import.kind_not_approved',
  'leave_import.too_long': 'leave_import.kind_too_long',
  'leave_import.not_a_date': 'leave_import.kind_not_a_date',
  'leave_import.not_a_time': 'leave_import.kind_not_a_time',
  'leave_import.not_yes_or_no': 'leave_import.kind_not_yes_or_no',
  'leave_import.not_an_amount': 'leave_import.kind_not_an_amount',
  'leave_import.left_out': 'leave_import.kind_left_out',
  'leave_import.no_person': 'leave_import.kind_no_person',
  'leave_import.type_left_out': 'leave_import.kind_type_left_out',
  'leave_import.no_type': 'leave_import.kind_no_type',
  'leave_import.part': 'leave_import.kind_part',
  'leave_import.other_days': 'leave_import.kind_other_amount',
  'leave_import.other_hours': 'leave_import.kind_other_amount',
  'leave_import.paid_days': 'leave_import.kind_paid_days',
  'leave_import.closed_month': 'leave_import.kind_closed_month',
  'leave_import.closed_year': 'leave_import.kind_closed_year',
  'leave.balance': 'leave_import.kind_balance',
  'leave.days_taken': 'leave_import.kind_days_taken',
  'leave.before_ledger': 'leave_import.kind_before_ledger',
  'leave.before_employment': 'leave_import.kind_before_employment',
  'leave.after_employment': 'leave_import.kind_after_employment',
  'leave.hours_left': 'leave_import.kind_day_full',
  'leave.day_left': 'leave_import.kind_day_full',
}

/** Returns a reason with its sentence for all of its rows. */
export const wordedReason = (reason: Reason) =>
  worded({ ...reason, code: OF_ONE_ROW[reason.code] ?? reason.code })
