import { worded } from '@workledger/contracts/kernel/errors'
import type { Reason } from '../../kernel/imports/reasons'

/** Codes whose sentence needs a value of the row, which a reason of several rows has not. */
const OF_ONE_ROW: ReadonlySet<string> = new Set([
  'time_import.too_long',
  'time_import.not_yes_or_no',
  'time_import.not_a_duration',
  'time_import.not_a_date',
  'time_import.not_a_time',
  'time_import.no_person',
  'time_import.left_out',
  'time_import.before_joining',
  'time_import.after_leaving',
  'time_import.project_ambiguous',
  'timesheet.before_lock',
  'timesheet.submitted_week',
  'timesheet.approved_week',
])

/** Returns a reason with its sentence for all of its rows. */
export const wordedReason = (reason: Reason) =>
  worded(
    OF_ONE_ROW.has(reason.code)
      ? { ...reason, code: `time_import.kind_${reason.code.split('.')[1]}` }
      : reason,
  )
