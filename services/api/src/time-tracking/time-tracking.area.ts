import type { AreaApi } from '../kernel/area'
import { LIVE_ENTRIES } from '../kernel/live/live-views'
import { readLiveEntries } from './entry-view'
import { TimeTracked } from './time-tracked.port'
import { TimeTrackingController } from './time-tracking.controller'
import { TimesheetLocks } from './timesheet-locks'
import { TimesheetWeeks } from './timesheet-week.service'
import { TimesheetsController } from './timesheets.controller'
import { WorkFacts } from './work-facts'

export const timeTrackingArea: AreaApi = {
  name: 'time-tracking',
  controllers: [TimeTrackingController, TimesheetsController],
  providers: [
    TimeTracked,
    WorkFacts,
    TimesheetWeeks,
    TimesheetLocks,
    { provide: LIVE_ENTRIES, useValue: readLiveEntries },
  ],
}
