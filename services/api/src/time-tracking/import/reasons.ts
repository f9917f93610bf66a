import { worded } from '@workledger/contracts/kernel/errors'
import { groupBy } from '@workledger/domain/kernel/group-by'
import type { TimeProblem } from '@workledger/domain/time-tracking/import/rows'

/** A refusal of several rows, with the first of them. */
export interface Reason {
  readonly code: string
  readonly count: number
  readonly rows: number[]
}

/** Rows that an event and an answer name for each reason. */
const MOST_ROWS = 100

/** Returns the refused rows by reason, most frequent first. */
export const reasonsOf = (problems: readonly TimeProblem[]): Reason[] =>
  [...groupBy(problems, ({ code }) => code)]
    .map(([code, those]) => ({
      code,
      count: those.length,
      rows: those.slice(0, MOST_ROWS).map(({ row }) => row),
    }))
    .sort((a, b) => b.count - a.count)

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
