import type { AreaApi } from '../kernel/area'
import { LIVE_ENTRIES } from '../kernel/live/live-views'
import { readLiveEntries } from './entry-view'
import { TimeImports } from './import/time-import.service'
import { TimeImportUndo } from './import/time-import-undo.service'
import { TimeImportsController } from './import/time-imports.controller'
import { OfflineActionsController } from './offline-actions.controller'
import { OfflineActions } from './offline-actions.service'
import { TimeTracked } from './time-tracked.port'
import { TimeTrackingController } from './time-tracking.controller'
import { TimerFacts } from './timer-facts'
import { TimerFavouritesController } from './timer-favourites.controller'
import { TimesheetApprovalRulesController } from './timesheet-approval-rules.controller'
import { TimesheetLocks } from './timesheet-locks'
import { TimesheetWeeks } from './timesheet-week.service'
import { TimesheetsController } from './timesheets.controller'
import { WeekSteps } from './week-steps.service'
import { WorkFacts } from './work-facts'

export const timeTrackingArea: AreaApi = {
  name: 'time-tracking',
  controllers: [
    TimeTrackingController,
    TimesheetsController,
    TimesheetApprovalRulesController,
    TimeImportsController,
    OfflineActionsController,
    TimerFavouritesController,
  ],
  providers: [
    TimeTracked,
    WorkFacts,
    TimesheetWeeks,
    TimerFacts,
    TimesheetLocks,
    WeekSteps,
    OfflineActions,
    TimeImports,
    TimeImportUndo,
    { provide: LIVE_ENTRIES, useValue: readLiveEntries },
  ],
}
