import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { timeEntriesProjection } from './time-entries.projection'
import { timeEntriesList, timesheetsList } from './time-tracking.lists'
import { timesheetsProjection } from './timesheets.projection'

export const timeTrackingReads: AreaReads = {
  name: 'time-tracking',
  projections: [timeEntriesProjection, timesheetsProjection],
  lists: [timeEntriesList, timesheetsList],
  shows: ['projects', 'invoicing'],
}

declare module '../kernel/read-tables' {
  interface ReadTables
    extends TablesOf<typeof timeEntriesProjection>,
      TablesOf<typeof timesheetsProjection> {}
}
