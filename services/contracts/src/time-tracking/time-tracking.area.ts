import type { AreaContracts } from '../kernel/area'
import { offlineActionsApi } from './offline-actions.api'
import { timeImportPreview, timeImportPreviewsApi } from './time-import-previews.api'
import { timeImportReport, timeImportsApi } from './time-imports.api'
import { timeImportEvents } from './time-imports.events'
import { timeImportsList } from './time-imports.lists'
import { timeTagsApi } from './time-tags.api'
import { timeEntry, timeTrackingApi } from './time-tracking.api'
import { timerErrors } from './time-tracking.errors'
import { timeTrackingEventWords } from './time-tracking.event-words'
import { timerEvents } from './time-tracking.events'
import { timeTrackingGains } from './time-tracking.gains'
import { timeEntriesList } from './time-tracking.lists'
import { timeTrackingPublicEvents } from './time-tracking.public-events'
import { timerFavourite, timerFavouritesApi } from './timer-favourites.api'
import { timerFavouriteEvents } from './timer-favourites.events'
import { timesheetApprovalApi } from './timesheet-approval.api'
import { timesheetApprovalRulesList } from './timesheet-approval.lists'
import { timesheetPreviewApi } from './timesheet-preview.api'
import { timesheetsApi } from './timesheets.api'
import { timesheetEvents, timesheetRuleEvents, timesheetStepRuleEvents } from './timesheets.events'
import { timesheetsList } from './timesheets.lists'

export const timeTrackingContracts = {
  name: 'time-tracking',
  endpoints: [
    timeTrackingApi,
    offlineActionsApi,
    timeTagsApi,
    timerFavouritesApi,
    timesheetsApi,
    timesheetApprovalApi,
    timesheetPreviewApi,
    timeImportsApi,
    timeImportPreviewsApi,
  ],
  gains: timeTrackingGains,
  lists: [timeEntriesList, timesheetsList, timesheetApprovalRulesList, timeImportsList],
  events: [
    timerEvents,
    timerFavouriteEvents,
    timesheetEvents,
    timesheetRuleEvents,
    timesheetStepRuleEvents,
    timeImportEvents,
  ],
  publicEvents: timeTrackingPublicEvents,
  eventWords: timeTrackingEventWords,
  errors: timerErrors,
  records: {
    TimeEntry: timeEntry,
    TimerFavourite: timerFavourite,
    TimeImportPreview: timeImportPreview,
    TimeImportReport: timeImportReport,
  },
  tokens: {
    never: [
      'addTimesheetApprovalRule',
      'changeTimesheetApprovalRule',
      'deleteTimesheetApprovalRule',
    ],
    approve: ['decideTimesheet', 'reopenTimesheet'],
    events: [
      'TimesheetApprovalRuleAdded',
      'TimesheetApprovalRuleChanged',
      'TimesheetApprovalRuleDeleted',
    ],
  },
} satisfies AreaContracts
