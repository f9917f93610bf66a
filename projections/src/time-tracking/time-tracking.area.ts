import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { timeEntriesProjection } from './time-entries.projection'
import { timeImportsProjection } from './time-imports.projection'
import {
  timeEntriesList,
  timeImportsList,
  timesheetApprovalRulesList,
  timesheetsList,
} from './time-tracking.lists'
import { timerFavouritesProjection } from './timer-favourites.projection'
import { timesheetsProjection } from './timesheets.projection'

export const timeTrackingReads: AreaReads = {
  name: 'time-tracking',
  projections: [
    timeEntriesProjection,
    timesheetsProjection,
    timeImportsProjection,
    timerFavouritesProjection,
  ],
  lists: [timeEntriesList, timesheetsList, timesheetApprovalRulesList, timeImportsList],
  shows: ['projects', 'invoicing'],
}

declare module '../kernel/read-tables' {
  interface ReadTables
    extends TablesOf<typeof timeEntriesProjection>,
      TablesOf<typeof timesheetsProjection>,
      TablesOf<typeof timeImportsProjection>,
      TablesOf<typeof timerFavouritesProjection> {}
}
