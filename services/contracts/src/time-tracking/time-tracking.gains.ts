import { type Gains, noGain, record } from '../kernel/own-gain'
import type { timeImportsApi } from './time-imports.api'
import type { timeTrackingApi } from './time-tracking.api'
import type { timesheetsApi } from './timesheets.api'

/** The gain of each writing call of this area for its caller. */
export const timeTrackingGains: Gains<
  typeof timeTrackingApi & typeof timesheetsApi & typeof timeImportsApi
> = {
  addTimeEntry: noGain('Hours for clients and reports; pay does not rest on them.'),
  deleteTimeEntry: noGain('Hours for clients and reports; pay does not rest on them.'),
  changeTimeEntry: noGain('Hours for clients and reports; pay does not rest on them.'),
  stopTimer: noGain('Hours for clients and reports; pay does not rest on them.'),
  startTimer: noGain('Hours for clients and reports; pay does not rest on them.'),
  typeTimesheetCell: noGain('Hours for clients and reports; pay does not rest on them.'),
  submitTimesheet: noGain('It locks hours until another person decides.'),
  withdrawTimesheet: noGain('It unlocks hours that no one has approved.'),
  decideTimesheet: record('Approved hours'),
  reopenTimesheet: record('Approved hours'),
  setTimesheetRules: noGain('One rule for the tracked time of all.'),
  previewTimeImport: noGain('It only reads.'),
  importTime: noGain('Hours for clients and reports; pay does not rest on them.'),
  undoTimeImport: noGain('Hours for clients and reports; pay does not rest on them.'),
}
