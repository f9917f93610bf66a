import { type Gains, noGain, record, why } from '../kernel/own-gain'
import type { offlineActionsApi } from './offline-actions.api'
import type { timeImportPreviewsApi } from './time-import-previews.api'
import type { timeImportsApi } from './time-imports.api'
import type { timeTrackingApi } from './time-tracking.api'
import type { timerFavouritesApi } from './timer-favourites.api'
import type { timesheetApprovalApi } from './timesheet-approval.api'
import type { timesheetsApi } from './timesheets.api'

/** The gain of each writing call of this area for its caller. */
export const timeTrackingGains: Gains<
  typeof timeTrackingApi &
    typeof offlineActionsApi &
    typeof timerFavouritesApi &
    typeof timesheetsApi &
    typeof timesheetApprovalApi &
    typeof timeImportsApi &
    typeof timeImportPreviewsApi
> = {
  addTimeEntry: noGain(
    'One tracks one’s own hours, which an account may count; pay does not rest on them.',
  ),
  deleteTimeEntry: noGain(
    'One tracks one’s own hours, which an account may count; pay does not rest on them.',
  ),
  changeTimeEntry: noGain(
    'One tracks one’s own hours, which an account may count; pay does not rest on them.',
  ),
  stopTimer: noGain(
    'One tracks one’s own hours, which an account may count; pay does not rest on them.',
  ),
  startTimer: noGain(
    'One tracks one’s own hours, which an account may count; pay does not rest on them.',
  ),
  sendOfflineActions: noGain(
    'One tracks one’s own hours, as online; a past time can be typed anyway.',
  ),
  addTimerFavourite: noGain(why.profile),
  changeTimerFavourite: noGain(why.profile),
  removeTimerFavourite: noGain(why.profile),
  typeTimesheetCell: noGain(
    'One tracks one’s own hours, which an account may count; pay does not rest on them.',
  ),
  submitTimesheet: noGain('It locks hours until another person decides.'),
  withdrawTimesheet: noGain('It unlocks hours that no one has approved.'),
  decideTimesheet: record('Approved hours'),
  reopenTimesheet: record('Approved hours'),
  setTimesheetRules: noGain('One rule for the tracked time of all.'),
  addTimesheetApprovalRule: noGain('The person who asks decides no step, whatever the rule.'),
  changeTimesheetApprovalRule: noGain('The person who asks decides no step, whatever the rule.'),
  deleteTimesheetApprovalRule: noGain('Without a rule another person decides as well.'),
  previewTimeImport: noGain('It only reads.'),
  importTime: noGain(
    'One tracks one’s own hours, which an account may count; pay does not rest on them.',
  ),
  undoTimeImport: noGain(
    'One tracks one’s own hours, which an account may count; pay does not rest on them.',
  ),
}
